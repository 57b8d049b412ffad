/** The project's own folder, where every test begins. */
const home = process.cwd();

/** Does work in another folder, as if this process had been started there. */
export async function inFolder<Result>(
  folder: string,
  work: () => Promise<Result>,
): Promise<Result> {
  process.chdir(folder);
  try {
    return await work();
  } finally {
    process.chdir(home);
  }
}
