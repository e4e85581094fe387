//! What is shown while tests run: a bar on a terminal, a line now and then elsewhere.

use std::io::{IsTerminal, Write};
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

/// How often a terminal's bar moves.
const BAR_EVERY: Duration = Duration::from_millis(100);
/// How often a line is written elsewhere.
const LINE_EVERY: Duration = Duration::from_secs(15);
/// Characters in the bar.
const WIDTH: usize = 30;

/// The progress of one run, shared by its threads.
pub struct Progress {
    total: usize,
    terminal: bool,
    state: Mutex<State>,
}

struct State {
    done: usize,
    failed: usize,
    shown: Instant,
}

impl Progress {
    /// A run of `total` tests.
    pub fn new(total: usize) -> Self {
        let terminal = std::io::stderr().is_terminal();
        Self { total, terminal, state: Mutex::new(State { done: 0, failed: 0, shown: Instant::now() }) }
    }

    /// One more is done.
    pub fn step(&self, failed: bool) {
        let mut state = self.state.lock().unwrap_or_else(PoisonError::into_inner);
        state.done += 1;
        state.failed += usize::from(failed);
        if state.shown.elapsed() < if self.terminal { BAR_EVERY } else { LINE_EVERY } {
            return;
        }
        state.shown = Instant::now();
        let (done, failed, total) = (state.done, state.failed, self.total);
        let mut stderr = std::io::stderr().lock();
        // Whoever closed standard error does not want to see it.
        let _ = if self.terminal {
            let filled = WIDTH * done / total.max(1);
            write!(stderr, "\r[{}{}] {done}/{total}, {failed} failed", "=".repeat(filled), " ".repeat(WIDTH - filled))
        } else {
            writeln!(stderr, "xtest: {done} of {total} done, {failed} failed")
        };
    }

    /// Removes the bar.
    pub fn finish(&self) {
        if self.terminal {
            let _ = write!(std::io::stderr().lock(), "\r{}\r", " ".repeat(WIDTH + 50));
        }
    }
}
