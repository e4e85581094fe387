//! Text to tokens, in one pass over the bytes; template lists are discovered on the way.
//!
//! Comments and blankspace leave no token. What is no token at all is reported, and becomes one of its own kind.

mod chunk;
mod number;
mod template;
mod unicode;
mod unicode_table;
mod words;

use super::rules;
use super::token::{Token, TokenKind};
use crate::diagnostic::{Diagnostic, Diagnostics, Rule, Span};
use crate::util::interner::Ends;
use crate::util::{Id, Interner, Symbol, work};
use chunk::Chunk;
use template::Discovery;
use unicode::{is_blankspace, is_line_break, is_xid_continue, is_xid_start};
use words::{RESERVED, Word};

/// The tokens of `source`, the last of them `EndOfText`, with words in `symbols`. `source` is at most `limits::SOURCE_BYTES` long.
pub fn tokenize(source: &str, symbols: &mut Interner, diagnostics: &mut Diagnostics) -> Vec<Token> {
    // A new word comes about every thirty bytes, until all have come.
    symbols.reserve(source.len().min(MOST_TEXT_OF_NEW_WORDS) / 28);
    let mut lexer = Lexer {
        source,
        bytes: source.as_bytes(),
        // A token and the blankspace around it take three bytes or more in most shaders.
        tokens: Vec::with_capacity(source.len() / 3 + 1),
        discovery: Discovery::default(),
        kinds: vec![None; symbols.len() + source.len().min(MOST_TEXT_OF_NEW_WORDS) / 28],
        symbols,
        diagnostics,
    };
    let start = lexer.check_text();
    lexer.run(start);
    lexer.tokens
}

/// Room for words is made for so much text: what is longer repeats many.
const MOST_TEXT_OF_NEW_WORDS: usize = 1 << 16;

/// Whether a word is a keyword or reserved, and so no name.
pub fn is_keyword_or_reserved(word: &str) -> bool {
    words::classify(word.as_bytes()) != Word::Plain
}

/// What a byte starts.
#[derive(Copy, Clone, PartialEq, Eq)]
#[repr(u8)]
enum Class {
    Word,
    Digit,
    /// What is a token by itself, whatever is behind it.
    Single,
    /// What is a token by itself, or with `=` or itself behind it, as [`OPERATORS`] says.
    Operator,
    /// `-`, `/`, `.`, `<` or `>`, where more must be looked at.
    Special,
    /// Blankspace, or a null code point, which was reported once for the whole text.
    Blank,
    Invalid,
    NonAscii,
}

static CLASSES: [Class; 256] = classes();

const fn classes() -> [Class; 256] {
    let mut table = [Class::Invalid; 256];
    let mut byte = 0;
    while byte < 256 {
        table[byte] = match byte as u8 {
            0 | b'\t'..=b'\r' | b' ' => Class::Blank,
            b'a'..=b'z' | b'A'..=b'Z' | b'_' => Class::Word,
            b'0'..=b'9' => Class::Digit,
            b'#' | b'$' | b'\\' | b'\'' | b'"' | b'`' | b'?' => Class::Invalid,
            b'-' | b'/' | b'.' | b'<' | b'>' => Class::Special,
            b'(' | b')' | b'[' | b']' | b'{' | b'}' | b';' | b':' | b',' | b'@' | b'~' => Class::Single,
            b'!'..=b'~' => Class::Operator,
            128..=255 => Class::NonAscii,
            _ => Class::Invalid,
        };
        byte += 1;
    }
    table
}

/// The tokens that a character starts: alone, before `=`, and before another of itself. Where there is no longer one, it is that alone.
#[derive(Copy, Clone)]
struct Operator {
    alone: TokenKind,
    before_equal: TokenKind,
    doubled: TokenKind,
}

/// The tokens of each byte of class `Operator`.
static OPERATORS: [Operator; 128] = operators();

const fn operators() -> [Operator; 128] {
    use TokenKind as T;
    const ROWS: &[(u8, T, T, T)] = &[
        (b'(', T::ParenLeft, T::ParenLeft, T::ParenLeft),
        (b')', T::ParenRight, T::ParenRight, T::ParenRight),
        (b'[', T::BracketLeft, T::BracketLeft, T::BracketLeft),
        (b']', T::BracketRight, T::BracketRight, T::BracketRight),
        (b'{', T::BraceLeft, T::BraceLeft, T::BraceLeft),
        (b'}', T::BraceRight, T::BraceRight, T::BraceRight),
        (b';', T::Semicolon, T::Semicolon, T::Semicolon),
        (b':', T::Colon, T::Colon, T::Colon),
        (b',', T::Comma, T::Comma, T::Comma),
        (b'@', T::Attr, T::Attr, T::Attr),
        (b'~', T::Tilde, T::Tilde, T::Tilde),
        (b'=', T::Equal, T::EqualEqual, T::EqualEqual),
        (b'!', T::Bang, T::NotEqual, T::Bang),
        (b'+', T::Plus, T::PlusEqual, T::PlusPlus),
        (b'-', T::Minus, T::MinusEqual, T::MinusMinus),
        (b'*', T::Star, T::TimesEqual, T::Star),
        (b'/', T::ForwardSlash, T::DivisionEqual, T::ForwardSlash),
        (b'.', T::Period, T::Period, T::Period),
        (b'%', T::Modulo, T::ModuloEqual, T::Modulo),
        (b'&', T::And, T::AndEqual, T::AndAnd),
        (b'|', T::Or, T::OrEqual, T::OrOr),
        (b'^', T::Xor, T::XorEqual, T::Xor),
    ];
    let mut table = [Operator { alone: T::Invalid, before_equal: T::Invalid, doubled: T::Invalid }; 128];
    let mut row = 0;
    while row < ROWS.len() {
        let (byte, alone, before_equal, doubled) = ROWS[row];
        table[byte as usize] = Operator { alone, before_equal, doubled };
        row += 1;
    }
    table
}

struct Lexer<'a> {
    source: &'a str,
    bytes: &'a [u8],
    tokens: Vec<Token>,
    discovery: Discovery,
    /// The kind of token that each word is, once it was seen in this text.
    kinds: Vec<Option<TokenKind>>,
    symbols: &'a mut Interner,
    diagnostics: &'a mut Diagnostics,
}

/// What reads a token takes the offset where it starts, and gives the one behind it.
impl Lexer<'_> {
    /// Reports what is wrong with the text as a whole. Gives where the first token may start.
    fn check_text(&mut self) -> usize {
        // All bytes are looked at, so that the machine may look at many of them at once.
        let holds_null = self.bytes.iter().fold(false, |found, &byte| found | (byte == 0));
        if let Some(at) = holds_null.then(|| self.source.find('\0')).flatten() {
            self.error(rules::NULL_CODE_POINT, at, at + 1, "the text must not contain a null code point");
        }
        if !self.source.starts_with('\u{feff}') {
            return 0;
        }
        self.error(rules::BYTE_ORDER_MARK, 0, 3, "the text must not start with a byte order mark");
        3
    }

    fn run(&mut self, start: usize) {
        let mut at = start;
        while let Some(&byte) = self.bytes.get(at) {
            at = match CLASSES[usize::from(byte)] {
                Class::Blank => self.blank_end(at + 1),
                Class::Word => self.word(at),
                Class::Single => self.single(byte, at),
                Class::Operator => self.operator(byte, at),
                Class::Special => self.special(byte, at),
                Class::Digit => self.digit(at),
                Class::NonAscii => self.non_ascii(at),
                Class::Invalid => self.invalid(at),
            };
        }
        self.push(TokenKind::EndOfText, at, at);
    }

    /// The offset after the blankspace from `at` on.
    #[inline]
    fn blank_end(&self, mut at: usize) -> usize {
        while self.bytes.get(at).is_some_and(|&byte| CLASSES[usize::from(byte)] == Class::Blank) {
            at += 1;
        }
        at
    }

    /// Adds a token. Gives the offset behind it.
    #[inline]
    fn push(&mut self, kind: TokenKind, start: usize, end: usize) -> usize {
        self.push_token(Token { kind, start: start as u32, end: end as u32, word: None });
        end
    }

    #[inline]
    fn push_token(&mut self, token: Token) {
        work::note(1);
        self.tokens.push(token);
    }

    #[cold]
    fn error(&mut self, rule: Rule, start: usize, end: usize, message: impl Into<String>) {
        self.diagnostics.error(rule, Span::new(start as u32, end as u32), message);
    }

    fn char_at(&self, at: usize) -> Option<char> {
        self.source[at..].chars().next()
    }

    /// The byte at an offset, or zero behind the end.
    fn byte_at(&self, at: usize) -> u8 {
        self.bytes.get(at).copied().unwrap_or(0)
    }

    /// The offset after the word characters from `at` on.
    ///
    /// A branch for each byte: branch prediction gets most of them right, while a count would have to be waited for.
    #[inline]
    fn word_end(&self, mut at: usize) -> usize {
        while let Some(&byte) = self.bytes.get(at) {
            let class = CLASSES[usize::from(byte)];
            if !matches!(class, Class::Word | Class::Digit) {
                return if class == Class::NonAscii { self.word_end_beyond_ascii(at) } else { at };
            }
            at += 1;
        }
        at
    }

    #[cold]
    fn word_end_beyond_ascii(&self, mut at: usize) -> usize {
        loop {
            match self.char_at(at) {
                Some(c) if c.is_ascii_alphanumeric() || c == '_' => at += 1,
                Some(c) if !c.is_ascii() && is_xid_continue(c) => at += c.len_utf8(),
                _ => return at,
            }
        }
    }

    /// A word whose first character is in ASCII.
    #[inline]
    fn word(&mut self, start: usize) -> usize {
        let end = self.word_end(start + 1);
        let count = end - start;
        if count > chunk::LENGTH {
            return self.long_word(start, end);
        }
        let source = self.source;
        let ends = Ends { first: Chunk::at(self.bytes, start).start(count), last: 0, len: count as u32 };
        let symbol = self.symbols.intern_short(ends, || &source[start..end]);
        self.push_word(symbol, start, end)
    }

    #[inline(never)]
    fn long_word(&mut self, start: usize, end: usize) -> usize {
        let symbol = self.symbols.intern(&self.source[start..end]);
        self.push_word(symbol, start, end)
    }

    #[inline(always)]
    fn push_word(&mut self, symbol: Symbol, start: usize, end: usize) -> usize {
        let known = self.kinds.get(symbol.index()).copied().flatten();
        let kind = known.unwrap_or_else(|| self.new_word(symbol, start, end));
        self.push_token(Token { kind, start: start as u32, end: end as u32, word: Some(symbol) });
        end
    }

    /// The kind of a word that stands here first, which is when a reserved word is reported.
    #[inline(never)]
    fn new_word(&mut self, symbol: Symbol, start: usize, end: usize) -> TokenKind {
        let word = &self.bytes[start..end];
        let kind = match words::classify(word) {
            Word::Keyword(kind) => kind,
            Word::Reserved(index) => {
                self.reserved_word(index, start, end);
                TokenKind::Identifier
            }
            Word::Plain if word[0] != b'_' => TokenKind::Identifier,
            Word::Plain if word == b"_" => TokenKind::Underscore,
            Word::Plain if word.starts_with(b"__") => {
                let message = "an identifier must not start with two underscores";
                self.error(rules::IDENTIFIER_UNDERSCORES, start, end, message);
                // It is no known word, so that each place of it is reported.
                return TokenKind::Identifier;
            }
            Word::Plain => TokenKind::Identifier,
        };
        if symbol.index() >= self.kinds.len() {
            self.kinds.resize(self.symbols.len(), None);
        }
        self.kinds[symbol.index()] = Some(kind);
        kind
    }

    #[cold]
    fn reserved_word(&mut self, index: usize, start: usize, end: usize) {
        let message = format!("'{}' is a reserved word and cannot be used as a name", RESERVED[index]);
        self.error(rules::RESERVED_WORD, start, end, message);
    }

    /// A number that starts with a digit: mostly it is that digit alone.
    #[inline]
    fn digit(&mut self, start: usize) -> usize {
        let next = self.byte_at(start + 1);
        match CLASSES[usize::from(next)] {
            Class::Word | Class::Digit | Class::NonAscii => self.number(start),
            _ if next == b'.' => self.number(start),
            _ => self.push(TokenKind::IntLiteral, start, start + 1),
        }
    }

    #[inline(never)]
    fn number(&mut self, start: usize) -> usize {
        let number = number::scan(self.bytes, start);
        let end = self.word_end(number.end);
        let run_on = "this is not a number, and a name does not start with a digit";
        let mistake = number.mistake.or((end > number.end).then_some(run_on));
        if let Some(mistake) = mistake {
            self.error(rules::NUMERIC_LITERAL_FORM, start, end, mistake);
        }
        let kind = if mistake.is_none() { number.kind } else { TokenKind::BadLiteral };
        self.push(kind, start, end)
    }

    #[cold]
    fn non_ascii(&mut self, start: usize) -> usize {
        match self.char_at(start) {
            Some(c) if is_blankspace(c) => start + c.len_utf8(),
            Some(c) if is_xid_start(c) => {
                let end = self.word_end(start + c.len_utf8());
                self.long_word(start, end)
            }
            _ => self.invalid(start),
        }
    }

    /// The offset after the character string that starts here, if it ends on its line.
    fn string_end(&self, start: usize) -> Option<usize> {
        let quote = self.bytes[start];
        let rest = &self.bytes[start + 1..];
        let stop = rest.iter().position(|&byte| byte == quote || byte == b'\n')?;
        (matches!(quote, b'"' | b'\'') && rest[stop] == quote).then_some(start + stop + 2)
    }

    /// Reports a run of characters that start no token. A character string becomes a literal.
    #[cold]
    fn invalid(&mut self, start: usize) -> usize {
        if let Some(end) = self.string_end(start) {
            self.error(rules::INVALID_CHARACTER, start, end, "there are no character strings in WGSL");
            return self.push(TokenKind::BadLiteral, start, end);
        }
        let mut end = start;
        while let Some(c) = self.char_at(end) {
            let starts_something = match c.is_ascii() {
                true => CLASSES[c as usize] != Class::Invalid,
                false => is_blankspace(c) || is_xid_start(c),
            };
            if starts_something {
                break;
            }
            end += c.len_utf8();
        }
        let first = self.char_at(start).unwrap_or_default();
        let message = match first {
            '"' | '\'' => "there are no character strings in WGSL".to_owned(),
            '#' => "there is no preprocessor in WGSL".to_owned(),
            '?' => "there is no '?' operator in WGSL: use the function 'select', or an if statement".to_owned(),
            _ => format!("the character {first:?} is not allowed here"),
        };
        self.error(rules::INVALID_CHARACTER, start, end, message);
        self.push(TokenKind::Invalid, start, end)
    }

    /// A token of one character.
    #[inline]
    fn single(&mut self, byte: u8, start: usize) -> usize {
        let kind = OPERATORS[usize::from(byte & 127)].alone;
        self.discover(kind);
        self.push(kind, start, start + 1)
    }

    /// A token of one character, or of it and what follows.
    #[inline]
    fn operator(&mut self, byte: u8, start: usize) -> usize {
        let row = OPERATORS[usize::from(byte & 127)];
        let next = self.byte_at(start + 1);
        let longer = if next == b'=' { row.before_equal } else { row.doubled };
        let kind = if next == b'=' || next == byte { longer } else { row.alone };
        self.discover(kind);
        self.push(kind, start, start + 1 + usize::from(kind != row.alone))
    }

    /// What starts a token like an operator does, but also comments, numbers, arrows, and what template lists are looked for in.
    #[inline(never)]
    fn special(&mut self, byte: u8, start: usize) -> usize {
        match (byte, self.byte_at(start + 1)) {
            (b'/', b'/') => self.line_comment(start),
            (b'/', b'*') => self.block_comment(start),
            (b'.', b'0'..=b'9') => self.number(start),
            (b'<', next) => self.less_than(start, next),
            (b'>', next) => self.greater_than(start, next),
            (b'-', b'>') => self.push(TokenKind::Arrow, start, start + 2),
            _ => self.operator(byte, start),
        }
    }

    /// Tells template list discovery of a token that matters to it.
    #[inline]
    fn discover(&mut self, kind: TokenKind) {
        if !self.discovery.is_idle() {
            self.discovery.token(kind);
        }
    }

    fn less_than(&mut self, start: usize, next: u8) -> usize {
        // A word may have a template list, keywords too (`var<private>`), but `true` and `false` are literals.
        let after_word = self.tokens.last().is_some_and(|token| {
            let word = token.kind == TokenKind::Identifier || token.kind.is_keyword();
            word && !matches!(token.kind, TokenKind::True | TokenKind::False)
        });
        let second = self.byte_at(start + 2);
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
        self.push(kind, start, start + len)
    }

    fn greater_than(&mut self, start: usize, next: u8) -> usize {
        let (kind, len) = match (next, self.byte_at(start + 2)) {
            _ if self.discovery.closes(&mut self.tokens) => (TokenKind::TemplateArgsEnd, 1),
            (b'>', b'=') => (TokenKind::ShiftRightAssign, 3),
            (b'>', _) => (TokenKind::ShiftRight, 2),
            (b'=', _) => (TokenKind::GreaterThanEqual, 2),
            _ => (TokenKind::GreaterThan, 1),
        };
        self.push(kind, start, start + len)
    }

    /// Skips `//` and the rest of the line.
    #[inline(never)]
    fn line_comment(&self, start: usize) -> usize {
        let mut at = start;
        loop {
            let count = Chunk::at(self.bytes, at).of_line();
            at = (at + count).min(self.bytes.len());
            if count == chunk::COUNTED && at < self.bytes.len() {
                continue;
            }
            match self.char_at(at) {
                Some(c) if !c.is_ascii() && !is_line_break(c) => at += c.len_utf8(),
                _ => return at,
            }
        }
    }

    /// Skips a block comment with those nested in it.
    #[inline(never)]
    fn block_comment(&mut self, start: usize) -> usize {
        let (mut at, mut depth) = (start, 0_usize);
        while at < self.bytes.len() {
            match (self.bytes[at], self.byte_at(at + 1)) {
                (b'/', b'*') => {
                    depth += 1;
                    at += 2;
                }
                (b'*', b'/') => {
                    depth -= 1;
                    at += 2;
                    if depth == 0 {
                        return at;
                    }
                }
                _ => at += 1,
            }
        }
        let error = Span::new(start as u32, start as u32 + 2);
        let message = "this block comment has no end";
        self.diagnostics.push(
            Diagnostic::error(rules::UNTERMINATED_COMMENT, error, message)
                .with_help("block comments nest: each '/*' needs its own '*/'"),
        );
        at
    }
}

#[cfg(test)]
mod tests;
