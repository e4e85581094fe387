//! The compiler protocol: one JSON line per request, one per answer, between a test program and a compiler process.
//!
//! [`message`] has the members of requests and answers, [`Client`] drives any compiler that speaks them, [`process`] is the
//! part of it that knows nothing of compilers (other worker processes of the harness are driven by it too).
//! What a test expects of an answer is not decided here.

pub mod message;
pub mod inspection;
pub mod server;
pub mod library;
mod execution;
pub mod resources;
pub mod process;
pub mod client;

pub use client::{Client, Counts};
pub use inspection::inspection_json;
pub use library::{Library, answer_of};
pub use message::{BoundResource, Diagnostic, EntryPoint, FragmentStage, Micros, Note, Output, Request, Response};
pub use process::{Failure, Launch};

pub use colorfast_wire::{Bytes, Work};

/// Serves the protocol with the `colorfast` library until the input ends.
pub fn serve(input: impl std::io::BufRead, output: impl std::io::Write) -> std::io::Result<()> {
    let mut library = Library::default();
    server::serve_with(input, output, |request| library.answer(request))
}
