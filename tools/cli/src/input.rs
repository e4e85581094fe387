//! Reading the shader.

use colorfast::driver::Language;
use colorfast::ir;
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

/// Reads a file, or standard input for `-`. The language is the one asked for, else the one that the file's extension names, else WGSL. The
/// binary form of the IR is told by its first bytes, and is its text from here on.
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
    if bytes.starts_with(&ir::binary::MAGIC) {
        let text = text_of_binary(&bytes).map_err(|why| format!("{name}: {why}"))?;
        return Ok(Input { name, text, language: Language::Ir });
    }
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

/// The text form of a module in the binary form, or what is wrong with it in words.
fn text_of_binary(bytes: &[u8]) -> Result<String, String> {
    let module = ir::binary::read(bytes).and_then(|module| ir::validate(&module).map(|()| module));
    let module = module.map_err(|diagnostics| {
        let found = diagnostics.iter().map(|diagnostic| format!("{} [{}]", diagnostic.message, diagnostic.rule.id));
        found.collect::<Vec<_>>().join("; ")
    })?;
    Ok(ir::text::print(&module, &ir::text::PrintOptions::default()))
}
