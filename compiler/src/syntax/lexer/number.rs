//! Finds where a numeric literal ends and which kind it is (`numeric-literals`). Its value is `numeric`'s business.

use crate::syntax::token::TokenKind;

/// What stands at a place where a number starts.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(super) struct Number {
    /// `IntLiteral` or `FloatLiteral`.
    pub kind: TokenKind,
    /// Offset after the last byte that belongs to it.
    pub end: usize,
    /// What is wrong with its form, as far as it goes.
    pub mistake: Option<&'static str>,
}

/// Scans the number at `start`, which is a digit or a period before a digit.
pub(super) fn scan(bytes: &[u8], start: usize) -> Number {
    let hexadecimal = bytes[start] == b'0' && matches!(bytes.get(start + 1), Some(b'x' | b'X'));
    if hexadecimal { scan_hexadecimal(bytes, start + 2) } else { scan_decimal(bytes, start) }
}

fn scan_decimal(bytes: &[u8], start: usize) -> Number {
    let end = skip(bytes, start, u8::is_ascii_digit);
    let leading_zero = end - start > 1 && bytes[start] == b'0';
    match bytes.get(end) {
        Some(b'.' | b'e' | b'E') => scan_decimal_float(bytes, end),
        Some(b'f' | b'h') if leading_zero => {
            bad(end + 1, "a number that starts with 0 needs a decimal point or an exponent to be floating point")
        }
        Some(b'f' | b'h') => Number { kind: TokenKind::FloatLiteral, end: end + 1, mistake: None },
        suffix => {
            let end = end + usize::from(matches!(suffix, Some(b'i' | b'u')));
            if leading_zero {
                return bad(end, "a decimal integer must not start with 0");
            }
            Number { kind: TokenKind::IntLiteral, end, mistake: None }
        }
    }
}

/// What follows the digits of a number with a decimal point or an exponent.
fn scan_decimal_float(bytes: &[u8], digits: usize) -> Number {
    let mut end = digits;
    if bytes.get(end) == Some(&b'.') {
        end = skip(bytes, end + 1, u8::is_ascii_digit);
    }
    match scan_exponent(bytes, end, b'e') {
        Exponent::None => {}
        Exponent::Without(at) => return bad(at, "the exponent of a number needs digits"),
        Exponent::Until(at) => end = at,
    }
    end += usize::from(matches!(bytes.get(end), Some(b'f' | b'h')));
    Number { kind: TokenKind::FloatLiteral, end, mistake: None }
}

fn scan_hexadecimal(bytes: &[u8], start: usize) -> Number {
    let mut end = skip(bytes, start, u8::is_ascii_hexdigit);
    let mut digits = end - start;
    let point = bytes.get(end) == Some(&b'.');
    if point {
        let fraction = end + 1;
        end = skip(bytes, fraction, u8::is_ascii_hexdigit);
        digits += end - fraction;
    }
    if digits == 0 {
        return bad(end, "a hexadecimal number needs digits after 0x");
    }
    match scan_exponent(bytes, end, b'p') {
        Exponent::Without(at) => bad(at, "the exponent of a number needs digits"),
        Exponent::Until(at) => {
            let suffix = usize::from(matches!(bytes.get(at), Some(b'f' | b'h')));
            Number { kind: TokenKind::FloatLiteral, end: at + suffix, mistake: None }
        }
        Exponent::None if point => Number { kind: TokenKind::FloatLiteral, end, mistake: None },
        Exponent::None => {
            let suffix = usize::from(matches!(bytes.get(end), Some(b'i' | b'u')));
            Number { kind: TokenKind::IntLiteral, end: end + suffix, mistake: None }
        }
    }
}

/// What stands where an exponent may.
enum Exponent {
    None,
    /// The letter and perhaps a sign without digits, up to this offset.
    Without(usize),
    /// A whole exponent, up to this offset.
    Until(usize),
}

fn scan_exponent(bytes: &[u8], at: usize, letter: u8) -> Exponent {
    if bytes.get(at).map(u8::to_ascii_lowercase) != Some(letter) {
        return Exponent::None;
    }
    let sign = usize::from(matches!(bytes.get(at + 1), Some(b'+' | b'-')));
    let digits = at + 1 + sign;
    let end = skip(bytes, digits, u8::is_ascii_digit);
    if end > digits { Exponent::Until(end) } else { Exponent::Without(at + 1) }
}

fn skip(bytes: &[u8], start: usize, test: impl Fn(&u8) -> bool) -> usize {
    start + bytes[start..].iter().take_while(|byte| test(byte)).count()
}

fn bad(end: usize, mistake: &'static str) -> Number {
    Number { kind: TokenKind::BadLiteral, end, mistake: Some(mistake) }
}
