/** Where a package runs, in npm's words; an absent field restricts nothing. */
export type Platform = { cpu: [string]; libc?: [string]; os?: [string] };

const systems = 'aix android darwin freebsd linux netbsd openbsd openharmony sunos win32'.split(
  ' ',
);
const processors = 'arm arm64 ia32 loong64 mips64el ppc64 riscv64 s390x x64'.split(' ');
/** Packages with other endings (`gnueabihf`, `msvc`) mostly restrict no library themselves. */
const libraries: Partial<Record<string, string>> = { gnu: 'glibc', glibc: 'glibc', musl: 'musl' };

/**
 * Reads from a package's name where the package runs (`@next/swc-linux-x64-musl`), as publishers of one package per
 * platform write it. Returns undefined for any other name.
 */
export function readPlatform(name: string): Platform | undefined {
  const words = name.split(/[/-]/);
  if (words.at(-2) === 'wasm32' && words.at(-1) === 'wasi') return { cpu: ['wasm32'] };
  const os = words.find((word) => systems.includes(word));
  const cpu = words.find((word) => processors.includes(word));
  if (os === undefined || cpu === undefined) return undefined;
  const libc = libraries[words.at(-1) ?? ''];
  return { cpu: [cpu], ...(libc && { libc: [libc] }), os: [os] };
}
