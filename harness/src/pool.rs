//! Clients of worker processes, shared by the threads of a run: each takes one, uses it, and puts it back.

use colorfast_protocol::{Client, Counts, Launch};
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

/// Clients of the same program; as many as are in use at once.
pub struct Pool {
    launch: Launch,
    limit: Duration,
    idle: Mutex<Vec<Client>>,
}

impl Pool {
    /// No client yet.
    pub fn new(launch: Launch, limit: Duration) -> Self {
        Self { launch, limit, idle: Mutex::default() }
    }

    /// Runs `work` with a client that no other thread has.
    pub fn with<T>(&self, work: impl FnOnce(&mut Client) -> T) -> T {
        let idle = self.idle.lock().unwrap_or_else(PoisonError::into_inner).pop();
        let mut client = idle.unwrap_or_else(|| Client::new(self.launch.clone(), self.limit));
        let result = work(&mut client);
        self.idle.lock().unwrap_or_else(PoisonError::into_inner).push(client);
        result
    }

    /// What happened to all the processes together.
    pub fn counts(&self) -> Counts {
        let idle = self.idle.lock().unwrap_or_else(PoisonError::into_inner);
        idle.iter().map(Client::counts).fold(Counts::default(), |sum, counts| Counts {
            requests: sum.requests + counts.requests,
            starts: sum.starts + counts.starts,
            crashes: sum.crashes + counts.crashes,
            hangs: sum.hangs + counts.hangs,
        })
    }
}
