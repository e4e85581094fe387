//! A driver for one process that speaks JSON lines: it is started when first asked, and again after a hang or a crash.

use crate::message::{Request, Response};
use crate::process::{Failure, Launch, LineProcess};
use serde::Serialize;
use serde::de::DeserializeOwned;
use std::time::Duration;

/// What happened to a client's processes so far.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub struct Counts {
    /// Requests sent.
    pub requests: u64,
    /// Processes started.
    pub starts: u64,
    /// Requests on which the process ended, or answered against the protocol.
    pub crashes: u64,
    /// Requests without an answer within the limit.
    pub hangs: u64,
}

/// A process that is restarted at need. One request at a time; use one client per thread.
pub struct Client {
    launch: Launch,
    limit: Duration,
    process: Option<LineProcess>,
    next_id: u64,
    line: String,
    counts: Counts,
}

impl Client {
    /// A client of `launch`, each request limited to `limit`. Nothing is started yet.
    pub fn new(launch: Launch, limit: Duration) -> Self {
        Self { launch, limit, process: None, next_id: 1, line: String::new(), counts: Counts::default() }
    }

    /// What happened so far.
    pub fn counts(&self) -> Counts {
        self.counts
    }

    /// Sends a compiler request under a fresh id.
    pub fn request(&mut self, mut request: Request) -> Result<Response, Failure> {
        request.id = self.next_id;
        self.next_id += 1;
        let response: Response = self.call(&request)?;
        if response.id == request.id {
            return Ok(response);
        }
        self.process = None;
        self.counts.crashes += 1;
        Err(Failure::BadAnswer(format!("request {} was answered under id {}", request.id, response.id)))
    }

    /// Sends any message as one line, and reads the answering line.
    pub fn call<Q: Serialize, A: DeserializeOwned>(&mut self, question: &Q) -> Result<A, Failure> {
        let line = serde_json::to_string(question).map_err(|error| Failure::BadAnswer(error.to_string()))?;
        self.counts.requests += 1;
        let outcome = self.exchange(&line).and_then(|()| {
            serde_json::from_str(&self.line)
                .map_err(|error| Failure::BadAnswer(format!("{error} in `{}`", excerpt(&self.line))))
        });
        if let Err(failure) = &outcome {
            self.process = None;
            match failure {
                Failure::Hung(_) => self.counts.hangs += 1,
                Failure::Start(_) => {}
                Failure::Crashed { .. } | Failure::BadAnswer(_) => self.counts.crashes += 1,
            }
        }
        outcome
    }

    fn exchange(&mut self, line: &str) -> Result<(), Failure> {
        let process = match &mut self.process {
            Some(process) => process,
            none => {
                let started = LineProcess::start(&self.launch)?;
                self.counts.starts += 1;
                none.insert(started)
            }
        };
        process.exchange(line, &mut self.line, self.limit)
    }
}

/// The start of a line, for a message.
fn excerpt(line: &str) -> String {
    line.trim_end().chars().take(120).collect()
}
