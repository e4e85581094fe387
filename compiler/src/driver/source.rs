//! What is compiled: its language, and its text or bytes.

use super::Language;

/// A source in a language.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Source<'a> {
    /// The language that it is in.
    pub language: Language,
    /// What there is of it.
    pub content: Content<'a>,
}

/// The form in which a source is given. Spans of diagnostics are bytes of a text; in bytes, diagnostics stand nowhere.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Content<'a> {
    /// The text form of a language.
    Text(&'a str),
    /// The binary form of a language.
    Binary(&'a [u8]),
}

impl<'a> Source<'a> {
    /// A text.
    pub const fn text(language: Language, text: &'a str) -> Self {
        Self { language, content: Content::Text(text) }
    }

    /// A module in a binary form.
    pub const fn binary(language: Language, bytes: &'a [u8]) -> Self {
        Self { language, content: Content::Binary(bytes) }
    }

    /// The text that spans point into; nothing, where the source is binary.
    pub const fn as_text(self) -> &'a str {
        match self.content {
            Content::Text(text) => text,
            Content::Binary(_) => "",
        }
    }
}

impl<'a> From<&'a str> for Source<'a> {
    /// A text in WGSL.
    fn from(text: &'a str) -> Self {
        Self::text(Language::Wgsl, text)
    }
}

impl<'a> From<&'a String> for Source<'a> {
    /// A text in WGSL.
    fn from(text: &'a String) -> Self {
        Self::from(text.as_str())
    }
}
