//! The server's side: read a line, answer a line, until the input ends. What the answers say is [`crate::library`]'s affair.

use crate::message::{Request, Response};
use std::io::{self, BufRead, Write};

/// Answers every request of `input` by `answer`, in order, flushed one by one.
pub fn serve_with(
    mut input: impl BufRead,
    mut output: impl Write,
    mut answer: impl FnMut(&Request) -> Response,
) -> io::Result<()> {
    let mut bytes = Vec::new();
    loop {
        bytes.clear();
        if input.read_until(b'\n', &mut bytes)? == 0 {
            return Ok(());
        }
        if bytes.trim_ascii().is_empty() {
            continue;
        }
        let response = match serde_json::from_slice::<Request>(&bytes) {
            Ok(request) => Response { id: request.id, ..answer(&request) },
            Err(error) => Response::protocol_error(0, format!("the line is not a request: {error}")),
        };
        let mut line = serde_json::to_string(&response)?;
        line.push('\n');
        output.write_all(line.as_bytes())?;
        output.flush()?;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_line_is_answered_in_order() {
        let input = "{\"id\":7,\"op\":\"x\",\"unknown\":[1]}\nnot json\n\n{\"id\":8,\"op\":\"y\",\"entry_point\":null}";
        let mut output = Vec::new();
        serve_with(input.as_bytes(), &mut output, |request| Response {
            ok: true,
            name: Some(request.op.clone()),
            ..Response::default()
        })
        .expect("memory");
        let text = String::from_utf8(output).expect("UTF-8");
        let answers: Vec<Response> = text.lines().map(|line| serde_json::from_str(line).expect("an answer")).collect();
        let seen: Vec<_> = answers.iter().map(|answer| (answer.id, answer.ok, answer.name.as_deref())).collect();
        assert_eq!(seen, [(7, true, Some("x")), (0, false, None), (8, true, Some("y"))]);
        assert_eq!(answers[1].errors().next().map(|error| error.rule.as_str()), Some("protocol"));
    }
}
