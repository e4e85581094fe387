//! Numbers and strings as bytes, and back.

use super::BINARY;
use crate::diagnostic::{Diagnostic, Span};

/// A failed step; the first failure ends the reading.
pub(super) type Step<T> = Result<T, Box<Diagnostic>>;

/// Appends numbers and strings.
#[derive(Default)]
pub(super) struct Sink {
    pub(super) bytes: Vec<u8>,
}

impl Sink {
    /// Unsigned LEB128.
    pub(super) fn number(&mut self, mut value: u64) {
        while value >= 0x80 {
            self.bytes.push(value as u8 | 0x80);
            value >>= 7;
        }
        self.bytes.push(value as u8);
    }

    /// How many follow.
    pub(super) fn count(&mut self, count: usize) {
        self.number(count as u64);
    }

    /// The count of bytes, and the bytes.
    pub(super) fn string(&mut self, text: &str) {
        self.count(text.len());
        self.bytes.extend_from_slice(text.as_bytes());
    }
}

/// Takes numbers and strings from bytes that nobody vouches for.
pub(super) struct Source<'b> {
    bytes: &'b [u8],
    at: usize,
}

impl<'b> Source<'b> {
    pub(super) fn new(bytes: &'b [u8]) -> Self {
        Self { bytes, at: 0 }
    }

    pub(super) fn fail<T>(&self, message: impl std::fmt::Display) -> Step<T> {
        Err(Box::new(Diagnostic::error(BINARY, Span::NONE, format!("byte {}: {message}", self.at))))
    }

    /// The next `len` bytes.
    pub(super) fn take(&mut self, len: usize) -> Step<&'b [u8]> {
        match self.bytes[self.at..].get(..len) {
            Some(taken) => {
                self.at += len;
                Ok(taken)
            }
            None => self.fail("the bytes end too early"),
        }
    }

    pub(super) fn is_at_end(&self) -> bool {
        self.at == self.bytes.len()
    }

    pub(super) fn number(&mut self) -> Step<u64> {
        let mut value = 0u64;
        for shift in (0..64).step_by(7) {
            let byte = self.take(1)?[0];
            let bits = u64::from(byte & 0x7f);
            if shift == 63 && bits > 1 {
                break;
            }
            value |= bits << shift;
            if byte & 0x80 == 0 {
                return Ok(value);
            }
        }
        self.fail("a number has more than 64 bits")
    }

    /// A number that fits the type.
    pub(super) fn small<T: TryFrom<u64>>(&mut self) -> Step<T> {
        let value = self.number()?;
        T::try_from(value).or_else(|_| self.fail(format!("the number {value} is too large")))
    }

    /// How many elements follow, of one byte or more each: so that no count makes us reserve what the bytes cannot fill.
    pub(super) fn count(&mut self) -> Step<usize> {
        let count = self.number()?;
        let rest = self.bytes.len() - self.at;
        match usize::try_from(count) {
            Ok(count) if count <= rest => Ok(count),
            _ => self.fail(format!("{count} elements are announced, and {rest} bytes follow")),
        }
    }

    /// 0 or 1.
    pub(super) fn flag(&mut self) -> Step<bool> {
        match self.number()? {
            0 => Ok(false),
            1 => Ok(true),
            other => self.fail(format!("{other} is neither 0 nor 1")),
        }
    }

    pub(super) fn string(&mut self) -> Step<&'b str> {
        let len = self.count()?;
        let bytes = self.take(len)?;
        std::str::from_utf8(bytes).or_else(|_| self.fail("a string is not UTF-8"))
    }
}
