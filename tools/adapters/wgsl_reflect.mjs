// wgsl_reflect of npm as a compiler of the protocol: a parser, which accepts what it can reflect. It is looked for below the folder that
// WGSL_REFLECT names, or the one where we are run: `npm install wgsl_reflect@1.6.0` has put it there.

import { createInterface } from 'node:readline';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

const folder = resolve(process.env.WGSL_REFLECT ?? '.', 'node_modules/wgsl_reflect');
const description = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
const { WgslReflect } = await import(pathToFileURL(join(folder, description.module)));

const hello = () => ({ name: 'wgsl_reflect', version: description.version, languages: ['wgsl'], levels: ['parse'], targets: [] });

function failed(rule, message, line = 0) {
  return { ok: false, diagnostics: [{ severity: 'error', rule, message, line, column: line ? 1 : 0, length: 0 }] };
}

function check(request) {
  try {
    new WgslReflect(request.source);
    return { ok: true, diagnostics: [] };
  } catch (error) {
    const message = String(error?.message ?? error);
    return failed('wgsl_reflect', message, Number(error?.token?.line ?? /[Ll]ine:? ?(\d+)/.exec(message)?.[1] ?? 0));
  }
}

const answers = { hello, check };
for await (const line of createInterface({ input: process.stdin })) {
  if (!line.trim()) continue;
  const request = JSON.parse(line);
  const answer = answers[request.op]?.(request) ?? failed('protocol', `unknown operation \`${request.op}\``);
  process.stdout.write(JSON.stringify({ id: request.id, ok: true, ...answer }) + '\n');
}
