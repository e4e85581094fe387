// What says that a test needs what this device has not.
'use strict';

/** Says that a test needs what this device has not; the test is then skipped, not failed. */
class NotExecutable extends Error {
  constructor(what) {
    super(`this device has no ${what}`);
    this.name = 'NotExecutable';
  }
}

module.exports = { NotExecutable };
