//! The compiler protocol: one JSON line per request, one per answer, between a test program and a compiler process.
//!
//! [`message`] has the members of requests and answers, [`Client`] drives any compiler that speaks them, [`process`] is the
//! part of it that knows nothing of compilers (other worker processes of the harness are driven by it too).
//! What a test expects of an answer is not decided here.

pub mod client;
pub mod message;
pub mod process;

pub use client::{Client, Counts};
pub use message::{Diagnostic, EntryPoint, Micros, Note, Output, Request, Response};
pub use process::{Failure, Launch};
