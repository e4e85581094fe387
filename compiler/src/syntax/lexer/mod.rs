//! Text to tokens, in one pass over the bytes; template lists are discovered on the way.
//!
//! Comments and blankspace leave no token. What is no token at all is reported, and becomes one of its own kind.

mod number;
mod template;
mod unicode;
mod unicode_table;
mod words;

use super::rules;
use super::token::{Token, TokenKind};
use crate::diagnostic::{Diagnostic, Diagnostics, Rule, Span};
use crate::util::work;
use template::Discovery;
use unicode::{is_blankspace, is_line_break, is_xid_continue, is_xid_start};
use words::{RESERVED, Word};

/// The tokens of `source`, the last of them `EndOfText`. `source` is at most `limits::SOURCE_BYTES` long.
pub fn tokenize(source: &str, diagnostics: &mut Diagnostics) -> Vec<Token> {
    let mut lexer = Lexer {
        source,
        bytes: source.as_bytes(),
        at: 0,
        // A token and the blankspace around it take three bytes or more in most shaders.
        tokens: Vec::with_capacity(source.len() / 3 + 1),
        discovery: Discovery::default(),
        reserved_seen: [false; RESERVED.len()],
        diagnostics,
    };
    lexer.check_text();
    lexer.run();
    lexer.tokens
}

/// Whether a word is a keyword or reserved, and so no name.
pub fn is_keyword_or_reserved(word: &str) -> bool {
    words::classify(word.as_bytes()) != Word::Plain
}

/// What a byte starts.
#[derive(Copy, Clone, PartialEq, Eq)]
#[repr(u8)]
enum Class {
    Invalid,
    Blank,
    Word,
    Digit,
    Symbol,
    NonAscii,
}

static CLASSES: [Class; 256] = classes();

const fn classes() -> [Class; 256] {
    let mut table = [Class::Invalid; 256];
    let mut byte = 0;
    while byte < 256 {
        table[byte] = match byte as u8 {
            // A null code point was reported once for the whole text.
            0 | b'\t'..=b'\r' | b' ' => Class::Blank,
            b'a'..=b'z' | b'A'..=b'Z' | b'_' => Class::Word,
            b'0'..=b'9' => Class::Digit,
            b'#' | b'$' | b'\\' | b'\'' | b'"' | b'`' | b'?' => Class::Invalid,
            b'!'..=b'~' => Class::Symbol,
            128..=255 => Class::NonAscii,
            _ => Class::Invalid,
        };
        byte += 1;
    }
    table
}

struct Lexer<'a> {
    source: &'a str,
    bytes: &'a [u8],
    at: usize,
    tokens: Vec<Token>,
    discovery: Discovery,
    /// A reserved word is reported where it stands first.
    reserved_seen: [bool; RESERVED.len()],
    diagnostics: &'a mut Diagnostics,
}

impl Lexer<'_> {
    /// Reports what is wrong with the text as a whole.
    fn check_text(&mut self) {
        if let Some(at) = self.bytes.contains(&0).then(|| self.source.find('\0')).flatten() {
            self.error(rules::NULL_CODE_POINT, at, at + 1, "the text must not contain a null code point");
        }
        if self.source.starts_with('\u{feff}') {
            self.error(rules::BYTE_ORDER_MARK, 0, 3, "the text must not start with a byte order mark");
            self.at = 3;
        }
    }

    fn run(&mut self) {
        while let Some(&byte) = self.bytes.get(self.at) {
            match CLASSES[usize::from(byte)] {
                Class::Blank => self.blankspace(),
                Class::Word => self.word(),
                Class::Digit => self.number(),
                Class::Symbol => self.symbol(byte),
                Class::NonAscii => self.non_ascii(),
                Class::Invalid => self.invalid(),
            }
        }
        self.push(TokenKind::EndOfText, self.at, self.at);
    }

    /// Skips blankspace in ASCII.
    #[inline]
    fn blankspace(&mut self) {
        let blank = |&&byte: &&u8| CLASSES[usize::from(byte)] == Class::Blank;
        self.at += self.bytes[self.at..].iter().take_while(blank).count();
    }

    #[inline]
    fn push(&mut self, kind: TokenKind, start: usize, end: usize) {
        work::note(1);
        self.tokens.push(Token { kind, start: start as u32, end: end as u32 });
        self.at = end;
    }

    fn error(&mut self, rule: Rule, start: usize, end: usize, message: impl Into<String>) {
        self.diagnostics.error(rule, Span::new(start as u32, end as u32), message);
    }

    fn char_at(&self, at: usize) -> Option<char> {
        self.source[at..].chars().next()
    }

    fn peek(&self, ahead: usize) -> u8 {
        self.bytes.get(self.at + ahead).copied().unwrap_or(0)
    }

    /// The offset after the word characters from `at` on.
    #[inline]
    fn word_end(&self, mut at: usize) -> usize {
        let in_ascii = |&&byte: &&u8| matches!(CLASSES[usize::from(byte)], Class::Word | Class::Digit);
        at += self.bytes[at..].iter().take_while(in_ascii).count();
        if self.bytes.get(at).is_some_and(|byte| !byte.is_ascii()) { self.word_end_beyond_ascii(at) } else { at }
    }

    fn word_end_beyond_ascii(&self, mut at: usize) -> usize {
        loop {
            match self.bytes.get(at).map(|&byte| CLASSES[usize::from(byte)]) {
                Some(Class::Word | Class::Digit) => at += 1,
                Some(Class::NonAscii) => match self.char_at(at) {
                    Some(c) if is_xid_continue(c) => at += c.len_utf8(),
                    _ => return at,
                },
                _ => return at,
            }
        }
    }

    fn word(&mut self) {
        let start = self.at;
        let end = self.word_end(start + 1);
        let word = &self.bytes[start..end];
        let kind = match words::classify(word) {
            Word::Keyword(kind) => kind,
            Word::Reserved(index) => {
                if !std::mem::replace(&mut self.reserved_seen[index], true) {
                    let message = format!("'{}' is a reserved word and cannot be used as a name", RESERVED[index]);
                    self.error(rules::RESERVED_WORD, start, end, message);
                }
                TokenKind::Identifier
            }
            Word::Plain if word == b"_" => TokenKind::Underscore,
            Word::Plain => {
                if word.starts_with(b"__") {
                    let message = "an identifier must not start with two underscores";
                    self.error(rules::IDENTIFIER_UNDERSCORES, start, end, message);
                }
                TokenKind::Identifier
            }
        };
        self.push(kind, start, end);
    }

    fn number(&mut self) {
        let start = self.at;
        let mut number = number::scan(self.bytes, start);
        let end = self.word_end(number.end);
        if end > number.end && number.mistake.is_none() {
            number.mistake = Some("this is not a number, and a name does not start with a digit");
        }
        if let Some(mistake) = number.mistake {
            number.kind = TokenKind::BadLiteral;
            self.error(rules::NUMERIC_LITERAL_FORM, start, end, mistake);
        }
        self.push(number.kind, start, end);
    }

    fn non_ascii(&mut self) {
        let start = self.at;
        match self.char_at(start) {
            Some(c) if is_blankspace(c) => self.at += c.len_utf8(),
            Some(c) if is_xid_start(c) => {
                let end = self.word_end(start + c.len_utf8());
                self.push(TokenKind::Identifier, start, end);
            }
            _ => self.invalid(),
        }
    }

    /// The offset after the character string that starts here, if it ends on its line.
    fn string_end(&self) -> Option<usize> {
        let quote = self.bytes[self.at];
        let rest = &self.bytes[self.at + 1..];
        let stop = rest.iter().position(|&byte| byte == quote || byte == b'\n')?;
        (matches!(quote, b'"' | b'\'') && rest[stop] == quote).then_some(self.at + stop + 2)
    }

    /// Reports a run of characters that start no token. A character string becomes a literal.
    fn invalid(&mut self) {
        let start = self.at;
        if let Some(end) = self.string_end() {
            self.error(rules::INVALID_CHARACTER, start, end, "there are no character strings in WGSL");
            return self.push(TokenKind::BadLiteral, start, end);
        }
        while let Some(c) = self.char_at(self.at) {
            let starts_nothing = match c.is_ascii() {
                true => CLASSES[c as usize] == Class::Invalid,
                false => !is_blankspace(c) && !is_xid_start(c),
            };
            if !starts_nothing {
                break;
            }
            self.at += c.len_utf8();
        }
        let first = self.char_at(start).unwrap_or_default();
        let message = match first {
            '"' | '\'' => "there are no character strings in WGSL".to_owned(),
            '#' => "there is no preprocessor in WGSL".to_owned(),
            '?' => "there is no '?' operator in WGSL: use the function 'select', or an if statement".to_owned(),
            _ => format!("the character {first:?} is not allowed here"),
        };
        self.error(rules::INVALID_CHARACTER, start, self.at, message);
        self.push(TokenKind::Invalid, start, self.at);
    }

    fn symbol(&mut self, byte: u8) {
        use TokenKind as T;
        let (next, second) = (self.peek(1), self.peek(2));
        let (kind, len) = match (byte, next) {
            (b'/', b'/') => return self.line_comment(),
            (b'/', b'*') => return self.block_comment(),
            (b'.', b'0'..=b'9') => return self.number(),
            (b'<', _) => return self.less_than(next, second),
            (b'>', _) => return self.greater_than(next, second),
            (b'(', _) => (T::ParenLeft, 1),
            (b')', _) => (T::ParenRight, 1),
            (b'[', _) => (T::BracketLeft, 1),
            (b']', _) => (T::BracketRight, 1),
            (b'{', _) => (T::BraceLeft, 1),
            (b'}', _) => (T::BraceRight, 1),
            (b';', _) => (T::Semicolon, 1),
            (b':', _) => (T::Colon, 1),
            (b',', _) => (T::Comma, 1),
            (b'.', _) => (T::Period, 1),
            (b'@', _) => (T::Attr, 1),
            (b'~', _) => (T::Tilde, 1),
            (b'=', b'=') => (T::EqualEqual, 2),
            (b'=', _) => (T::Equal, 1),
            (b'!', b'=') => (T::NotEqual, 2),
            (b'!', _) => (T::Bang, 1),
            (b'+', b'+') => (T::PlusPlus, 2),
            (b'+', b'=') => (T::PlusEqual, 2),
            (b'+', _) => (T::Plus, 1),
            (b'-', b'-') => (T::MinusMinus, 2),
            (b'-', b'=') => (T::MinusEqual, 2),
            (b'-', b'>') => (T::Arrow, 2),
            (b'-', _) => (T::Minus, 1),
            (b'*', b'=') => (T::TimesEqual, 2),
            (b'*', _) => (T::Star, 1),
            (b'/', b'=') => (T::DivisionEqual, 2),
            (b'/', _) => (T::ForwardSlash, 1),
            (b'%', b'=') => (T::ModuloEqual, 2),
            (b'%', _) => (T::Modulo, 1),
            (b'&', b'&') => (T::AndAnd, 2),
            (b'&', b'=') => (T::AndEqual, 2),
            (b'&', _) => (T::And, 1),
            (b'|', b'|') => (T::OrOr, 2),
            (b'|', b'=') => (T::OrEqual, 2),
            (b'|', _) => (T::Or, 1),
            (b'^', b'=') => (T::XorEqual, 2),
            (b'^', _) => (T::Xor, 1),
            _ => return self.invalid(),
        };
        self.note_for_discovery(kind);
        self.push(kind, self.at, self.at + len);
    }

    /// Tells template list discovery of a token that matters to it.
    fn note_for_discovery(&mut self, kind: TokenKind) {
        use TokenKind as T;
        match kind {
            T::ParenLeft | T::BracketLeft => self.discovery.open(),
            T::ParenRight | T::BracketRight => self.discovery.close(),
            T::AndAnd | T::OrOr => self.discovery.reject_level(),
            T::Semicolon | T::BraceLeft | T::Colon | T::Equal => self.discovery.reject_all(),
            T::PlusEqual | T::MinusEqual | T::TimesEqual | T::DivisionEqual => self.discovery.reject_all(),
            T::ModuloEqual | T::AndEqual | T::OrEqual | T::XorEqual => self.discovery.reject_all(),
            _ => {}
        }
    }

    fn less_than(&mut self, next: u8, second: u8) {
        // A word may have a template list, keywords too (`var<private>`), but `true` and `false` are literals.
        let after_word = self.tokens.last().is_some_and(|token| {
            let word = token.kind == TokenKind::Identifier || token.kind.is_keyword();
            word && !matches!(token.kind, TokenKind::True | TokenKind::False)
        });
        let (kind, len) = match (next, second) {
            (b'<', b'=') => (TokenKind::ShiftLeftAssign, 3),
            (b'<', _) => (TokenKind::ShiftLeft, 2),
            (b'=', _) => (TokenKind::LessThanEqual, 2),
            _ => (TokenKind::LessThan, 1),
        };
        match kind {
            TokenKind::LessThan if after_word => self.discovery.candidate(self.tokens.len()),
            TokenKind::ShiftLeftAssign => self.discovery.reject_all(),
            // The specification's algorithm takes `<=` for a comparison only after a word, else for an assignment.
            TokenKind::LessThanEqual if !after_word && second != b'=' => self.discovery.reject_all(),
            _ => {}
        }
        self.push(kind, self.at, self.at + len);
    }

    fn greater_than(&mut self, next: u8, second: u8) {
        let (kind, len) = match (next, second) {
            _ if self.discovery.closes(&mut self.tokens) => (TokenKind::TemplateArgsEnd, 1),
            (b'>', b'=') => (TokenKind::ShiftRightAssign, 3),
            (b'>', _) => (TokenKind::ShiftRight, 2),
            (b'=', _) => (TokenKind::GreaterThanEqual, 2),
            _ => (TokenKind::GreaterThan, 1),
        };
        self.push(kind, self.at, self.at + len);
    }

    /// Skips `//` and the rest of the line.
    fn line_comment(&mut self) {
        self.at += 2;
        while let Some(&byte) = self.bytes.get(self.at) {
            match byte {
                b'\n'..=b'\r' => return,
                // The lead bytes of the line breaks beyond ASCII.
                0xc2 | 0xe2 => match self.char_at(self.at) {
                    Some(c) if is_line_break(c) => return,
                    Some(c) => self.at += c.len_utf8(),
                    None => return,
                },
                _ => self.at += 1,
            }
        }
    }

    /// Skips a block comment with those nested in it.
    fn block_comment(&mut self) {
        let start = self.at;
        let mut depth = 0_usize;
        while self.at < self.bytes.len() {
            match (self.bytes[self.at], self.peek(1)) {
                (b'/', b'*') => {
                    depth += 1;
                    self.at += 2;
                }
                (b'*', b'/') => {
                    depth -= 1;
                    self.at += 2;
                    if depth == 0 {
                        return;
                    }
                }
                _ => self.at += 1,
            }
        }
        let error = Span::new(start as u32, start as u32 + 2);
        let message = "this block comment has no end";
        self.diagnostics.push(
            Diagnostic::error(rules::UNTERMINATED_COMMENT, error, message)
                .with_help("block comments nest: each '/*' needs its own '*/'"),
        );
    }
}

#[cfg(test)]
mod tests;
