// The list of cases that are not run: a line is a query, which may end in `*`, blanks, and the reason.
'use strict';

/** Parses the text of a list to [{pattern, reason}]; throws where a line has no reason. */
function parseSkips(text) {
  const rows = [];
  text.split('\n').forEach((line, index) => {
    const content = line.trim();
    if (content === '' || content.startsWith('#')) return;
    const match = /^(\S+)\s+(\S.*)$/.exec(content);
    if (!match) throw new Error(`line ${index + 1} of the skips gives no reason: ${content}`);
    rows.push({ pattern: match[1], reason: match[2] });
  });
  return rows;
}

/** Whether a case is among those that a query means, which may end in `*`. */
function covers(pattern, name) {
  return pattern.endsWith('*') ? name.startsWith(pattern.slice(0, -1)) : name === pattern;
}

/** The reason to skip a case, or undefined. */
function skipReason(rows, name) {
  return rows.find(({ pattern }) => covers(pattern, name))?.reason;
}

module.exports = { covers, parseSkips, skipReason };
