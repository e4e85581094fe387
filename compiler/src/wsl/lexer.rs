//! Text to tokens, greedily. A `-` is never part of a number: the grammar gives a negative literal its sign, so that `x -1` subtracts.

use super::rules;
use super::token::{Kind, RESERVED, Token};
use crate::diagnostic::{Diagnostics, Span};

/// The names that may follow `operator` directly, longest first.
const OPERATORS: [&str; 24] = [
    "[]=", "&[]", "[]", ">>", "<<", ">=", "<=", "==", "!=", "++", "--", "+", "-", "*", "/", "%", "&", "|", "^", "<",
    ">", "!", "~", "",
];

/// Cuts a text into tokens; the last is [`Kind::End`].
pub(super) fn tokens(source: &str, diagnostics: &mut Diagnostics) -> Vec<Token> {
    let mut lexer = Lexer { text: source.as_bytes(), source, at: 0, tokens: Vec::new(), diagnostics };
    lexer.tokens.reserve(source.len() / 4);
    while lexer.skip_blank() {
        lexer.token();
    }
    lexer.push(Kind::End, source.len());
    lexer.tokens
}

struct Lexer<'a> {
    text: &'a [u8],
    source: &'a str,
    at: usize,
    tokens: Vec<Token>,
    diagnostics: &'a mut Diagnostics,
}

fn is_word_start(byte: u8) -> bool {
    byte.is_ascii_alphabetic() || byte == b'_'
}

fn is_word(byte: u8) -> bool {
    byte.is_ascii_alphanumeric() || byte == b'_'
}

impl Lexer<'_> {
    fn peek(&self, ahead: usize) -> u8 {
        self.text.get(self.at + ahead).copied().unwrap_or(0)
    }

    fn span_to(&self, end: usize) -> Span {
        Span::new(self.at as u32, end as u32)
    }

    fn push(&mut self, kind: Kind, end: usize) {
        let span = self.span_to(end);
        self.tokens.push(Token { kind, span });
        self.at = end;
    }

    /// Skips white space and comments; whether anything is left.
    fn skip_blank(&mut self) -> bool {
        loop {
            match (self.peek(0), self.peek(1)) {
                (b' ' | b'\t' | b'\r' | b'\n', _) => self.at += 1,
                (b'/', b'/') => {
                    let rest = &self.text[self.at..];
                    self.at += rest.iter().position(|byte| matches!(byte, b'\n' | b'\r')).unwrap_or(rest.len());
                }
                (b'/', b'*') => self.comment(),
                _ => return self.at < self.text.len(),
            }
        }
    }

    fn comment(&mut self) {
        let body = self.at + 2;
        match self.text[body..].windows(2).position(|pair| pair == b"*/") {
            Some(length) => self.at = body + length + 2,
            None => {
                let span = self.span_to(body);
                self.diagnostics.error(rules::UNTERMINATED_COMMENT, span, "this comment has no end");
                self.at = self.text.len();
            }
        }
    }

    fn token(&mut self) {
        let first = self.peek(0);
        if is_word_start(first) {
            self.word();
        } else if first.is_ascii_digit() || first == b'.' && self.peek(1).is_ascii_digit() {
            self.number();
        } else if let Some((kind, len)) = Kind::punctuation(&self.text[self.at..]) {
            self.push(kind, self.at + len);
        } else {
            let character = self.source[self.at..].chars().next().unwrap_or(' ');
            let end = self.at + character.len_utf8();
            let message = format!("{character:?} starts nothing that WSL has");
            self.diagnostics.error(rules::INVALID_CHARACTER, self.span_to(end), message);
            self.at = end;
        }
    }

    fn word_end(&self, start: usize) -> usize {
        start + self.text[start..].iter().position(|&byte| !is_word(byte)).unwrap_or(self.text.len() - start)
    }

    fn word(&mut self) {
        let end = self.word_end(self.at);
        let word = &self.source[self.at..end];
        if word == "operator"
            && let Some(end) = self.operator_name(end)
        {
            return self.push(Kind::OperatorName, end);
        }
        if word == "_" || RESERVED.contains(&word) {
            let message = format!("'{word}' is kept for later versions of the language");
            self.diagnostics.error(rules::RESERVED_WORD, self.span_to(end), message);
            return self.push(Kind::Reserved, end);
        }
        // The specification's list of keywords and its grammar spell this one in two ways.
        let kind = match word {
            "SV_DispatchThreadId" => Kind::SvDispatchThreadId,
            _ => Kind::keyword(word).unwrap_or(Kind::Identifier),
        };
        self.push(kind, end);
    }

    /// The end of an operator's name that goes on behind `operator`.
    fn operator_name(&self, after: usize) -> Option<usize> {
        let rest = &self.text[after..];
        let property = if rest.starts_with(b"&.") { 2 } else { usize::from(rest.starts_with(b".")) };
        if property > 0 && rest.get(property).is_some_and(|&byte| is_word_start(byte)) {
            let end = self.word_end(after + property);
            let is_setter = property == 1 && self.text.get(end) == Some(&b'=');
            return Some(end + usize::from(is_setter));
        }
        let name = OPERATORS.iter().find(|name| rest.starts_with(name.as_bytes()))?;
        (!name.is_empty()).then_some(after + name.len())
    }

    fn number(&mut self) {
        let digits = |from: usize| from + self.text[from..].iter().take_while(|byte| byte.is_ascii_digit()).count();
        let mut kind = Kind::Integer;
        let mut end;
        let is_hexadecimal = self.peek(0) == b'0' && self.peek(1) == b'x';
        let mut is_well_formed = true;
        if is_hexadecimal {
            end = self.at + 2;
            end += self.text[end..].iter().take_while(|byte| byte.is_ascii_hexdigit()).count();
            is_well_formed = end > self.at + 2;
        } else {
            end = digits(self.at);
            if self.text.get(end) == Some(&b'.') {
                kind = Kind::Float;
                end = digits(end + 1);
            } else {
                is_well_formed = self.peek(0) != b'0' || end == self.at + 1;
            }
        }
        let suffix = if kind == Kind::Float { b'f' } else { b'u' };
        end += usize::from(self.text.get(end) == Some(&suffix));
        if self.text.get(end).is_some_and(|&byte| is_word(byte)) {
            is_well_formed = false;
            end = self.word_end(end);
        }
        if !is_well_formed {
            let message = format!("'{}' is no form of a number in WSL", &self.source[self.at..end]);
            self.diagnostics.error(rules::LITERAL_FORM, self.span_to(end), message);
        }
        self.push(kind, end);
    }
}
