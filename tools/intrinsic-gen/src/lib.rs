//! The definition language of `intrinsics/*.def`, and the generators that work from it. `intrinsics/README.md` describes the language.
//!
//! Knows nothing of the compiler's crates: what it writes is compiled into them.

pub mod accuracy;
pub mod attributes;
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
pub mod testgen;
pub mod totality;
pub mod tree;

use model::Model;
use source::Sources;

/// Reads, parses and resolves `path` and its imports; the error is the rendered text of all that is wrong.
pub fn read_model(read: load::Reader<'_>, path: &str) -> Result<Model, String> {
    let mut sources = Sources::default();
    let files = load::load(&mut sources, read, path);
    let model = files.and_then(|files| resolve::resolve(&files)).and_then(total);
    model.map_err(|errors| errors.iter().map(|error| sources.render(error)).collect())
}

fn total(model: Model) -> Result<Model, Vec<source::Error>> {
    let errors = totality::check(&model);
    if errors.is_empty() { Ok(model) } else { Err(errors) }
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

/// The dialects: each is `intrinsics/<name>.def`.
pub const DIALECTS: [&str; 4] = ["glsl", "hlsl", "msl", "spirv"];

/// The dialects' names and models. Every function of a dialect says what it means, or that it is opaque.
pub fn read_dialects(read: load::Reader<'_>) -> Result<Vec<(&'static str, Model)>, String> {
    let dialect = |name: &'static str| -> Result<(&'static str, Model), String> {
        let model = read_model(read, &format!("intrinsics/{name}.def"))?;
        for function in &model.intrinsics {
            let says = |overload: &model::Overload| overload.facts.is_opaque || overload.facts.means.is_some();
            if !function.overloads.iter().all(says) {
                return Err(format!("intrinsics/{name}.def: '{}' has neither '@means' nor '@opaque'", function.name));
            }
        }
        Ok((name, model))
    };
    DIALECTS.into_iter().map(dialect).collect()
}
