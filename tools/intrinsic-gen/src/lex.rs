//! Definition files as tokens.

use crate::model::FileId;
use crate::source::{Error, Span};

/// What a token is. Its text is under its span.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Kind {
    /// A name or a keyword.
    Name,
    /// Digits, with a sign and a fraction in attribute arguments.
    Number,
    /// `"..."`, the quotes included. No escapes: no quote and no line break inside.
    String,
    /// `///` and what follows on the line.
    Doc,
    /// One of `@ ( ) { } [ ] : , . | ->`, or an operator's spelling.
    Symbol(&'static str),
    /// After the last token.
    End,
}

/// A token.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Token {
    /// What it is.
    pub kind: Kind,
    /// Where it stands.
    pub span: Span,
}

/// The symbols, longer ones first. What starts with `>` is single, so that `>>` closes two lists; operators are joined by the parser.
const SYMBOLS: [&str; 31] = [
    "->", "<<", "<=", "==", "!=", "&&", "||", "@", "(", ")", "{", "}", "[", "]", ":", ",", ".", "|", "<", ">", "+",
    "-", "*", "/", "%", "^", "&", "!", "~", "=", ";",
];

/// Splits `text` into tokens, the last of which is [`Kind::End`].
pub fn lex(file: FileId, text: &str) -> Result<Vec<Token>, Error> {
    let mut tokens = Vec::new();
    let mut at = 0;
    while at < text.len() {
        let rest = &text[at..];
        let first = rest.as_bytes()[0];
        if first.is_ascii_whitespace() {
            at += 1;
            continue;
        }
        let line = || rest.find('\n').unwrap_or(rest.len());
        let span = |len: usize| Span { file, start: at as u32, end: (at + len) as u32 };
        let (kind, len) = match first {
            b'/' if rest.starts_with("///") => (Kind::Doc, line()),
            b'/' if rest.starts_with("//") => {
                at += line();
                continue;
            }
            b'"' => match rest[1..line()].find('"') {
                Some(len) => (Kind::String, len + 2),
                None => return Err(Error::at(span(line()), "this string does not end on its line")),
            },
            b'0'..=b'9' => {
                let digit = |c: char| c.is_ascii_digit() || c == '.';
                (Kind::Number, rest.find(|c| !digit(c)).unwrap_or(rest.len()))
            }
            b'_' | b'a'..=b'z' | b'A'..=b'Z' => {
                let part = |c: char| c.is_ascii_alphanumeric() || c == '_';
                (Kind::Name, rest.find(|c| !part(c)).unwrap_or(rest.len()))
            }
            _ => match SYMBOLS.iter().find(|symbol| rest.starts_with(**symbol)) {
                Some(symbol) => (Kind::Symbol(symbol), symbol.len()),
                None => {
                    let len = rest.chars().next().map_or(1, char::len_utf8);
                    return Err(Error::at(span(len), "no token starts with this character"));
                }
            },
        };
        tokens.push(Token { kind, span: span(len) });
        at += len;
    }
    let end = text.len() as u32;
    tokens.push(Token { kind: Kind::End, span: Span { file, start: end, end } });
    Ok(tokens)
}
