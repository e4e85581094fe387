//! MSL cut into words.

/// A word of a text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Token {
    /// The word: a name, a number, or a mark.
    pub text: String,
    /// Where it begins, in bytes.
    pub offset: usize,
    /// The line, from 1.
    pub line: usize,
}

impl Token {
    /// Whether it is a name or a keyword.
    pub fn is_name(&self) -> bool {
        self.text.starts_with(|c: char| c.is_ascii_alphabetic() || c == '_')
    }
}

/// Marks of two characters that mean something to us, or must not be taken for two.
const PAIRS: &[&str] = &["[[", "]]", "::", "&&", "||", "==", "!=", "<=", ">=", "<<", "->", "++", "--", "//", "/*"];

/// Cuts a text into words. Comments are left out; each line that begins with `#` is one word.
pub fn lex(text: &str) -> Vec<Token> {
    let mut tokens = Vec::new();
    let (mut at, mut line) = (0, 1);
    while let Some(c) = text[at..].chars().next() {
        let rest = &text[at..];
        let length = if c == '\n' {
            line += 1;
            1
        } else if c.is_whitespace() {
            c.len_utf8()
        } else if rest.starts_with("//") {
            rest.find('\n').unwrap_or(rest.len())
        } else if rest.starts_with("/*") {
            let length = rest.find("*/").map_or(rest.len(), |end| end + 2);
            line += rest[..length].matches('\n').count();
            length
        } else {
            let length = word(rest, c);
            // Two arrays that are indexed by one another end in the same characters as an attribute does: only `[[` opens one.
            tokens.push(Token { text: rest[..length].to_owned(), offset: at, line });
            length
        };
        at += length;
    }
    tokens
}

fn word(rest: &str, c: char) -> usize {
    let end = |is_part: &dyn Fn(char) -> bool| rest.find(|c| !is_part(c)).unwrap_or(rest.len());
    if c == '#' {
        rest.find('\n').unwrap_or(rest.len())
    } else if c.is_ascii_alphabetic() || c == '_' {
        end(&|c| c.is_ascii_alphanumeric() || c == '_')
    } else if c.is_ascii_digit() {
        let mut length = end(&|c| c.is_ascii_alphanumeric() || c == '.');
        // The sign of an exponent belongs to the number.
        while rest[..length].ends_with(['e', 'E', 'p', 'P'])
            && rest[length..].starts_with(['+', '-'])
            && (!rest.starts_with("0x") || rest[..length].ends_with(['p', 'P']))
        {
            let digits = rest[length + 1..].find(|c: char| !c.is_ascii_alphanumeric());
            length = digits.map_or(rest.len(), |digits| length + 1 + digits);
        }
        length
    } else if PAIRS.iter().any(|pair| rest.starts_with(pair)) {
        2
    } else {
        c.len_utf8()
    }
}
