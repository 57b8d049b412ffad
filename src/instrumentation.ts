/** Called by Next when a server starts, once for each of its runtimes: everything here is Node's. */
export async function register() {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { startProcess } = await import('@/process/process');
  startProcess();
}
