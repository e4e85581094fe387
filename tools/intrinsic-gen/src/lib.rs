//! The definition language of `intrinsics/*.def`, and the generators that work from it. `intrinsics/README.md` describes the language.
//!
//! Knows nothing of the compiler's crates: what it writes is compiled into them.

pub mod accuracy;
pub mod attributes;
pub mod check;
pub mod decision;
pub mod emit;
pub mod execgen;
pub mod facts;
pub mod lex;
pub mod load;
pub mod headings;
pub mod model;
pub mod output;
pub mod parse;
pub mod resolve;
pub mod source;
pub mod suggest;
pub mod testgen;
pub mod totality;
pub mod tree;

use model::Model;
use source::{Error, Sources};

/// Everything that definition files say.
#[derive(Debug)]
pub struct Definitions {
    /// The core language.
    pub core: Model,
    /// What targets add to it, by their names.
    pub dialects: Vec<(&'static str, Model)>,
}

/// The core's file.
pub const CORE: &str = "intrinsics/wgsl.def";

/// The dialects, each in a file of its own.
pub const DIALECTS: [(&str, &str); 4] = [
    ("glsl", "intrinsics/glsl.def"),
    ("hlsl", "intrinsics/hlsl.def"),
    ("msl", "intrinsics/msl.def"),
    ("spirv", "intrinsics/spirv.def"),
];

/// Reads, parses and resolves the core's file, those of the dialects, and what they import; the error is the rendered text of all that is wrong.
pub fn read_all(read: load::Reader<'_>, core: &str, dialects: &[(&'static str, &str)]) -> Result<Definitions, String> {
    let (core, sources) = read_file(read, core)?;
    let mut found = Vec::new();
    for &(name, path) in dialects {
        let (model, sources) = read_file(read, path)?;
        said(&sources, check::check_dialect(name, &core, &model))?;
        found.push((name, model));
    }
    said(&sources, check::check_calls(&core, &found))?;
    Ok(Definitions { core, dialects: found })
}

/// Reads, parses and resolves `path` and its imports by themselves; the error is the rendered text of all that is wrong.
pub fn read_model(read: load::Reader<'_>, path: &str) -> Result<Model, String> {
    read_file(read, path).map(|(model, _)| model)
}

fn read_file(read: load::Reader<'_>, path: &str) -> Result<(Model, Sources), String> {
    let mut sources = Sources::default();
    let files = load::load(&mut sources, read, path);
    let model = files.and_then(|files| resolve::resolve(&files)).map_err(|errors| render(&sources, &errors))?;
    let model = Model { files: sources.paths(), ..model };
    said(&sources, check::check(&model))?;
    said(&sources, totality::check(&model))?;
    Ok((model, sources))
}

fn said(sources: &Sources, errors: Vec<Error>) -> Result<(), String> {
    if errors.is_empty() { Ok(()) } else { Err(render(sources, &errors)) }
}

fn render(sources: &Sources, errors: &[Error]) -> String {
    errors.iter().map(|error| sources.render(error)).collect()
}

/// Reads files below a folder.
pub fn read_below(root: &std::path::Path) -> impl Fn(&str) -> Result<String, String> + '_ {
    |path| {
        std::fs::read_to_string(root.join(path)).map_err(|error| match error.kind() {
            std::io::ErrorKind::NotFound => "there is no such file".to_owned(),
            _ => error.to_string(),
        })
    }
}
