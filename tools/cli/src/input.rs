//! Reading the shader.

use colorfast::driver::{Content, Language, Source};
use std::io::Read;
use std::path::Path;

/// A shader with its name.
#[derive(Clone)]
pub struct Input {
    /// The name shown to the user.
    pub name: String,
    /// The text; nothing, where the shader is binary.
    pub text: String,
    /// The bytes of a shader in a binary form.
    bytes: Option<Vec<u8>>,
    /// Its language.
    pub language: Language,
}

impl Input {
    /// What the compiler is given.
    pub fn source(&self) -> Source<'_> {
        let content = self.bytes.as_deref().map_or(Content::Text(&self.text), Content::Binary);
        Source { language: self.language, content }
    }

    /// The shader with another text.
    pub fn with_text(self, text: String) -> Self {
        Self { text, bytes: None, ..self }
    }
}

/// Reads a file, or standard input for `-`. What is in a binary form is told by its first bytes. The language of a text is the one asked
/// for, else the one that the file's extension names, else WGSL.
pub fn read(file: &Path, language: Option<&str>) -> Result<Input, String> {
    let is_stdin = file.as_os_str() == "-";
    let bytes = if is_stdin {
        let mut bytes = Vec::new();
        std::io::stdin().read_to_end(&mut bytes).map_err(|error| format!("standard input: {error}"))?;
        bytes
    } else {
        std::fs::read(file).map_err(|error| format!("{}: {error}", file.display()))?
    };
    let name = if is_stdin { "<stdin>".to_owned() } else { file.display().to_string() };
    if let Some(language) = Language::of_binary(&bytes) {
        return Ok(Input { name, text: String::new(), bytes: Some(bytes), language });
    }
    let text = String::from_utf8(bytes)
        .map_err(|error| format!("{name}: not UTF-8 at byte {}", error.utf8_error().valid_up_to()))?;
    let language = match language {
        Some(language) => Language::from_name(language).ok_or_else(|| {
            format!("no language '{language}'; there are {}", Language::ALL.map(Language::name).join(", "))
        })?,
        None => file.extension().and_then(|e| e.to_str()).and_then(Language::from_extension).unwrap_or(Language::Wgsl),
    };
    Ok(Input { name, text, bytes: None, language })
}
