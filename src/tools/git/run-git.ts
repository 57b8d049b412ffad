import { execFile, spawn, spawnSync } from 'node:child_process';
import { Refusal } from '../refusal';

/** What git answered: its exit code and output. */
type Answer = { code: number; out: Buffer; error: string };

/** A person's language and settings must not change what git answers. */
const settings = { LC_ALL: 'C', GIT_OPTIONAL_LOCKS: '0', GIT_LITERAL_PATHSPECS: '1' };
const mostOutput = 512 * 1024 * 1024;

/** Asks git in a folder; a `Refusal` where there is no git. Never through a shell. */
export function askGit(folder: string, words: readonly string[]): Promise<Answer> {
  const options = {
    cwd: folder,
    env: { ...process.env, ...settings },
    maxBuffer: mostOutput,
    encoding: 'buffer',
  } as const;
  return new Promise((resolve, reject) => {
    execFile('git', [...words], options, (error, out, complaint) => {
      if (error && error.code === 'ENOENT') reject(new Refusal('git is not installed here.'));
      else {
        const code = typeof error?.code === 'number' ? error.code : error ? 1 : 0;
        resolve({ code, out, error: complaint.toString('utf8').trim() });
      }
    });
  });
}

/** Returns git's output as text; a `Refusal` with git's own words where it fails. */
export async function runGit(folder: string, words: readonly string[]): Promise<string> {
  const { code, out, error } = await askGit(folder, words);
  if (code === 0) return out.toString('utf8');
  throw new Refusal(`git ${words[0]} failed: ${error.split('\n')[0] ?? ''}`);
}

/** As `runGit`, at once: for what has to be done before the process ends. */
export function runGitAtOnce(folder: string, words: readonly string[]): void {
  const env = { ...process.env, ...settings };
  const { status, stderr } = spawnSync('git', [...words], { cwd: folder, env, encoding: 'utf8' });
  if (status !== 0) throw new Refusal(`git ${words[0]} failed: ${stderr?.split('\n')[0] ?? ''}`);
}

/** Returns the contents of blobs by their hashes; those git does not have are left out. */
export async function readBlobs(
  folder: string,
  hashes: Iterable<string>,
): Promise<Map<string, Buffer>> {
  const wanted = [...new Set(hashes)];
  if (wanted.length === 0) return new Map();
  return takeApart(await feed(folder, ['cat-file', '--batch'], `${wanted.join('\n')}\n`));
}

function feed(folder: string, words: readonly string[], input: string): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const child = spawn('git', words, { cwd: folder, env: { ...process.env, ...settings } });
    const parts: Buffer[] = [];
    const refuse = () => reject(new Refusal(`git ${words[0]} ended too early.`));
    child.on('error', refuse);
    child.stdout.on('data', (part: Buffer) => parts.push(part));
    child.on('close', () => resolve(Buffer.concat(parts)));
    child.stdin.on('error', refuse);
    child.stdin.end(input);
  });
}

/** git writes `<hash> <type> <size>`, a line break, the content and another line break. */
function takeApart(output: Buffer): Map<string, Buffer> {
  const blobs = new Map<string, Buffer>();
  let at = 0;
  while (at < output.length) {
    const end = output.indexOf(10, at);
    if (end === -1) break;
    const [hash = '', type, size] = output.toString('latin1', at, end).split(' ');
    at = end + 1;
    if (type === 'missing' || size === undefined) continue;
    const length = Number(size);
    if (type === 'blob') blobs.set(hash, output.subarray(at, at + length));
    at += length + 1;
  }
  return blobs;
}
