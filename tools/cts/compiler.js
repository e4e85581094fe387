// A compiler process that speaks the compiler protocol: many requests may be under way, answers come in order.
// A process that dies, or is silent for too long, has crashed or hung on the oldest request; it is started again for the rest.
'use strict';

const { spawn } = require('node:child_process');

/** How many processes in a row may die before their first answer, until the run is given up. */
const MOST_STILLBORN = 3;

class Compiler {
  /** `command` is run by the shell; `limit` is in milliseconds a request. */
  constructor(command, limit = 10000) {
    this.command = command;
    this.limit = limit;
    /** Requests without an answer, oldest first: {id, line, resolve, reject}. */
    this.waiting = [];
    /** How many of `waiting` the process has been handed. */
    this.sent = 0;
    this.stillborn = 0;
    this.nextId = 1;
    this.flushing = false;
    this.child = null;
    this.timer = null;
  }

  /** The answer to a request; {crash: 'why'} where the compiler gave none. Rejects where the compiler does not run at all. */
  ask(request) {
    const id = this.nextId++;
    const line = JSON.stringify({ id, ...request }) + '\n';
    return new Promise((resolve, reject) => {
      this.waiting.push({ id, line, resolve, reject });
      this.#flushSoon();
    });
  }

  /** Ends the process. */
  close() {
    this.child?.stdin.end();
    this.child?.unref();
    this.child = null;
    clearTimeout(this.timer);
  }

  /** Requests of one turn of the event loop go out as one write. */
  #flushSoon() {
    if (this.flushing) return;
    this.flushing = true;
    setImmediate(() => {
      this.flushing = false;
      if (this.waiting.length === this.sent) return;
      if (this.child === null) this.#start();
      if (this.sent === 0) this.#restartClock();
      this.child.stdin.write(this.waiting.slice(this.sent).map(one => one.line).join(''));
      this.sent = this.waiting.length;
    });
  }

  #start() {
    const child = spawn('exec ' + this.command, { shell: true, stdio: ['pipe', 'pipe', 'ignore'] });
    this.child = child;
    let answered = false;
    let rest = '';
    child.stdout.setEncoding('utf8');
    child.stdout.on('data', text => {
      if (child !== this.child) return;
      const lines = (rest + text).split('\n');
      rest = lines.pop();
      if (lines.length > 0) {
        answered = true;
        this.stillborn = 0;
        this.#answered(lines);
      }
    });
    // A write to a process that died fails; that it died is told by `close`.
    child.stdin.on('error', () => {});
    child.on('close', (code, signal) => {
      if (child !== this.child) return;
      this.#lost(signal === null ? `exited with ${code}` : `killed by ${signal}`, answered);
    });
  }

  #answered(lines) {
    const done = this.waiting.splice(0, lines.length);
    this.sent -= done.length;
    this.#restartClock();
    done.forEach(({ id, resolve }, index) => resolve(parseAnswer(lines[index], id)));
  }

  /** The process is gone: the oldest request is blamed, the others are handed to a new one. */
  #lost(why, answered) {
    this.child = null;
    this.sent = 0;
    clearTimeout(this.timer);
    if (!answered && ++this.stillborn >= MOST_STILLBORN) {
      const error = new Error(`the compiler does not run (${why}): ${this.command}`);
      for (const one of this.waiting.splice(0)) one.reject(error);
      return;
    }
    this.waiting.shift()?.resolve({ crash: why });
    if (this.waiting.length > 0) this.#flushSoon();
  }

  #restartClock() {
    clearTimeout(this.timer);
    if (this.waiting.length === 0) return;
    this.timer = setTimeout(() => {
      const child = this.child;
      this.#lost(`no answer within ${this.limit} ms`, true);
      child?.kill('SIGKILL');
    }, this.limit);
  }
}

/** The answer that a line holds to the request `id`; another line is a crash, for there is no verdict in it. */
function parseAnswer(line, id) {
  let answer;
  try {
    answer = JSON.parse(line);
  } catch {
    answer = null;
  }
  return answer?.id === id ? answer : { crash: `request ${id} was answered with ${line.slice(0, 100)}` };
}

module.exports = { Compiler, parseAnswer };
