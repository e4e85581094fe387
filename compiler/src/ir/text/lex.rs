//! The tokens of the text form. Line ends are tokens, since they end instructions.

use crate::diagnostic::Span;

/// What a token is.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(super) enum Kind {
    /// A word, with dots: a keyword, mnemonic, type or name; a name that is no word stands between backquotes.
    Word,
    /// `%name`
    Value,
    /// `@name`
    At,
    /// `#1`
    Count,
    /// `-1.5f`
    Number,
    /// `!12..34`, or `!-` for nowhere
    Location,
    /// One of `(){}<>,:=!`, or `->`.
    Punctuation,
    /// The end of a line that holds something.
    Newline,
    /// The end of the text.
    End,
}

/// A token.
#[derive(Copy, Clone, Debug)]
pub(super) struct Token<'t> {
    pub kind: Kind,
    pub text: &'t str,
    pub span: Span,
}

/// All tokens of a text, the last being [`Kind::End`]. A character that starts none is a punctuation token, which fits nowhere.
pub(super) fn tokens(text: &str) -> Vec<Token<'_>> {
    let mut tokens: Vec<Token> = Vec::new();
    let mut at = 0;
    let mut push = |kind, start: usize, end: usize| {
        let span = Span::new(start as u32, end as u32);
        if kind != Kind::Newline || tokens.last().is_some_and(|token| token.kind != Kind::Newline) {
            tokens.push(Token { kind, text: &text[start..end], span });
        }
    };
    while let Some(c) = text[at..].chars().next() {
        let start = at;
        let run = |from: usize, take: fn(char) -> bool| {
            text[from..].char_indices().find(|&(_, c)| !take(c)).map_or(text.len(), |(index, _)| from + index)
        };
        at += c.len_utf8();
        match c {
            '\n' => push(Kind::Newline, start, at),
            _ if c.is_whitespace() => {}
            ';' => at = run(at, |c| c != '\n'),
            '%' | '@' | '#' => {
                at = run(at, is_word);
                let kind = match c {
                    '%' => Kind::Value,
                    '@' => Kind::At,
                    _ => Kind::Count,
                };
                push(kind, start, at);
            }
            '!' if text[at..].starts_with(|c: char| c.is_ascii_digit() || c == '-') => {
                at = run(at, |c| c.is_ascii_digit() || c == '.' || c == '-');
                push(Kind::Location, start, at);
            }
            '-' if text[at..].starts_with('>') => {
                at += 1;
                push(Kind::Punctuation, start, at);
            }
            '-' | '0'..='9' => {
                at = number_end(text, at);
                push(Kind::Number, start, at);
            }
            '`' => {
                let end = run(at, |c| c != '`' && c != '\n');
                push(Kind::Word, at, end);
                at = (end + 1).min(text.len());
            }
            _ if is_word(c) => {
                at = run(at, is_word);
                push(Kind::Word, start, at);
            }
            _ => push(Kind::Punctuation, start, at),
        }
    }
    push(Kind::Newline, text.len(), text.len());
    push(Kind::End, text.len(), text.len());
    tokens
}

pub(super) fn is_word(c: char) -> bool {
    c.is_alphanumeric() || c == '_' || c == '.' || (!c.is_ascii() && !c.is_whitespace())
}

fn number_end(text: &str, from: usize) -> usize {
    let mut previous = ' ';
    for (index, c) in text[from..].char_indices() {
        let signed_exponent = matches!(c, '-' | '+') && matches!(previous, 'e' | 'E');
        if !(c.is_ascii_alphanumeric() || c == '.' || signed_exponent) {
            return from + index;
        }
        previous = c;
    }
    text.len()
}
