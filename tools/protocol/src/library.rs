//! Answers to requests by the `colorfast` library.

use crate::message::{Request, Response};

/// What this compiler calls itself.
const NAME: &str = "colorfast";

/// Answers one request.
pub fn answer(request: &Request) -> Response {
    match request.op.as_str() {
        "hello" => hello(),
        other => Response::protocol_error(request.id, format!("unknown operation `{other}`")),
    }
}

fn hello() -> Response {
    Response {
        ok: true,
        name: Some(NAME.to_owned()),
        version: Some(env!("CARGO_PKG_VERSION").to_owned()),
        ..Response::default()
    }
}
