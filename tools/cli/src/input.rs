//! Reading the shader.

use colorfast::driver::Language;
use std::io::Read;
use std::path::Path;

/// A shader with its name.
#[derive(Clone)]
pub struct Input {
    /// The name shown to the user.
    pub name: String,
    /// The text.
    pub text: String,
    /// Its language.
    pub language: Language,
}

/// Reads a file, or standard input for `-`. The language is the one asked for, else the one that the file's extension names, else WGSL.
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
    let text = String::from_utf8(bytes)
        .map_err(|error| format!("{name}: not UTF-8 at byte {}", error.utf8_error().valid_up_to()))?;
    let language = match language {
        Some(language) => {
            Language::from_name(language).ok_or_else(|| format!("no language '{language}'; there are wgsl and ir"))?
        }
        None => file.extension().and_then(|e| e.to_str()).and_then(Language::from_name).unwrap_or(Language::Wgsl),
    };
    Ok(Input { name, text, language })
}
