import { once } from 'node:events';
import { stdin, stdout } from 'node:process';
import { createInterface } from 'node:readline/promises';
import { Usage } from './arguments';

/** Asks for what a command needs; throws where there is no terminal. */
export async function ask(question: string): Promise<string> {
  if (!stdin.isTTY)
    throw new Usage(
      `${question.trim()} There is no terminal to ask at: write it after the command (--help).`,
    );
  return readAnswer(question);
}

/** Asks whether to go on. */
export async function isWanted(): Promise<'yes' | 'no' | 'no terminal'> {
  if (!stdin.isTTY) return 'no terminal';
  const answer = (await readAnswer('Do this? (yes/no) ')).toLowerCase();
  return answer === 'yes' || answer === 'y' ? 'yes' : 'no';
}

async function readAnswer(question: string): Promise<string> {
  const asking = createInterface({ input: stdin, output: stdout });
  // Ctrl-C and Ctrl-D answer nothing.
  const closed = once(asking, 'close').then(() => '');
  const answer = await Promise.race([asking.question(question).catch(() => ''), closed]);
  asking.close();
  return answer.trim();
}
