//! The layers of the compiler: which parts of `compiler/src` may name which is a committed table, and every `crate::` and `super::` path
//! is held to it.

use super::Source;
use super::files::code_lines;

/// Where the table is.
pub const TABLE: &str = "tools/xtask/layers.txt";

/// Where the sources that it is about are.
const SOURCES: &str = "compiler/src/";

/// A row of the table.
pub struct Layer {
    name: String,
    /// Paths below `compiler/src`: a folder ends in `/`.
    paths: Vec<String>,
    /// Names of layers that it may use; `*` for all.
    uses: Vec<String>,
    /// Items at the crate's root that belong to the layer: macros and re-exports.
    items: Vec<String>,
}

/// Reads the table: `name: paths [= items] -> uses`, a layer a line.
pub fn read(table: &str) -> Result<Vec<Layer>, String> {
    let rows = table.lines().map(str::trim).filter(|line| !line.is_empty() && !line.starts_with('#'));
    let layers: Vec<Layer> =
        rows.map(|row| layer(row).ok_or_else(|| format!("{TABLE}: not a row: {row}"))).collect::<Result<_, _>>()?;
    for layer in &layers {
        let is_known = |name: &&String| *name == "*" || layers.iter().any(|other| other.name == **name);
        if let Some(unknown) = layer.uses.iter().find(|name| !is_known(name)) {
            return Err(format!("{TABLE}: '{}' uses '{unknown}', which has no row", layer.name));
        }
    }
    Ok(layers)
}

fn layer(row: &str) -> Option<Layer> {
    let words = |text: &str| text.split_whitespace().map(str::to_owned).collect();
    let (left, uses) = row.split_once("->")?;
    let (name, left) = left.split_once(':')?;
    let (paths, items) = left.split_once('=').unwrap_or((left, ""));
    Some(Layer { name: name.trim().to_owned(), paths: words(paths), uses: words(uses), items: words(items) })
}

/// Says which paths in the compiler's sources break the table.
pub fn check(layers: &[Layer], sources: &[Source]) -> Vec<String> {
    let mut complaints = Vec::new();
    for source in sources {
        let Some(path) = source.path.strip_prefix(SOURCES) else { continue };
        let Some(layer) = layer_of_file(layers, path) else {
            complaints.push(format!("{}:1: the file is in no layer: give it a row in {TABLE}", source.path));
            continue;
        };
        let mut module = Module::of_file(path);
        for (line, code) in code_lines(&source.text) {
            module.follow(code);
            let above = super_paths(code).filter_map(|(count, rest)| module.path_above(count, rest));
            for used in crate_paths(code).map(str::to_owned).chain(above) {
                if let Some(complaint) = edge(layers, layer, &used) {
                    complaints.push(format!("{}:{line}: {complaint}", source.path));
                }
            }
        }
    }
    complaints
}

/// What is wrong with naming `crate::used` in a layer.
fn edge(layers: &[Layer], from: &Layer, used: &str) -> Option<String> {
    let sees_all = from.uses.iter().any(|name| name == "*");
    if sees_all {
        return None;
    }
    let Some(to) = layer_of_path(layers, used) else {
        return Some(format!("`crate::{used}` is in no layer: name what you use, or give it a row in {TABLE}"));
    };
    let is_allowed = to.name == from.name || from.uses.contains(&to.name);
    (!is_allowed).then(|| {
        let allowed = if from.uses.is_empty() { "nothing".to_owned() } else { from.uses.join(", ") };
        format!(
            "layer '{}' must not know '{}' (it may use {allowed}): move the code up, or what it needs down; {TABLE} is the law",
            from.name, to.name
        )
    })
}

/// The layer with the longest path that holds the file.
fn layer_of_file<'l>(layers: &'l [Layer], file: &str) -> Option<&'l Layer> {
    longest(layers, &[file])
}

/// The layer with the longest path that holds one of the files.
fn longest<'l>(layers: &'l [Layer], files: &[&str]) -> Option<&'l Layer> {
    let length = |layer: &Layer| {
        let holds = |path: &&String| {
            files.iter().any(|file| **path == *file || (path.ends_with('/') && file.starts_with(path.as_str())))
        };
        layer.paths.iter().filter(holds).map(String::len).max()
    };
    layers.iter().filter(|layer| length(layer).is_some()).max_by_key(|layer| length(layer))
}

/// The layer of a path below the crate's root: `ir::text::print`.
fn layer_of_path<'l>(layers: &'l [Layer], used: &str) -> Option<&'l Layer> {
    let first = used.split("::").next().unwrap_or_default();
    if let Some(layer) = layers.iter().find(|layer| layer.items.iter().any(|item| item == first)) {
        return Some(layer);
    }
    let mut path = used.replace("::", "/");
    loop {
        // A module is a file, or a folder that may be a layer of its own within that of the folder around it.
        if let found @ Some(_) = longest(layers, &[&format!("{path}.rs"), &format!("{path}/")]) {
            return found;
        }
        path.truncate(path.rfind('/')?);
    }
}

/// The module that a line of code is in.
struct Module {
    /// The modules from the crate's root to the file's own.
    file: Vec<String>,
    /// The indentations of the modules with a body in the file that are open.
    inline: Vec<usize>,
}

impl Module {
    /// That of a file, by its path below the sources.
    fn of_file(path: &str) -> Self {
        let path = path.trim_end_matches(".rs").trim_end_matches("/mod");
        Self { file: path.split('/').map(str::to_owned).collect(), inline: Vec::new() }
    }

    /// Enters and leaves modules with a body, whose ends `rustfmt` puts where they begin.
    fn follow(&mut self, code: &str) {
        let text = code.trim_start();
        let indentation = code.len() - text.len();
        if text.trim_end() == "}" && self.inline.last() == Some(&indentation) {
            self.inline.pop();
        }
        let is_module = text.split("mod ").next().is_some_and(|before| before.is_empty() || before.starts_with("pub"));
        if is_module && text.contains("mod ") && text.trim_end().ends_with('{') {
            self.inline.push(indentation);
        }
    }

    /// The path from the crate's root of what stands behind so many `super::`; nothing where that is in the file.
    fn path_above(&self, count: usize, rest: &str) -> Option<String> {
        let count = count.checked_sub(self.inline.len()).filter(|&count| count > 0)?;
        let mut path = self.file.get(..self.file.len().checked_sub(count)?)?.to_vec();
        path.extend((!rest.is_empty()).then(|| rest.to_owned()));
        Some(path.join("::"))
    }
}

/// The runs of `super::` in a line of code: how many, and the path behind them.
fn super_paths(code: &str) -> impl Iterator<Item = (usize, &str)> {
    paths_after(code, "super::").map(|path| {
        let rest = path.trim_start_matches("super::");
        (1 + (path.len() - rest.len()) / "super::".len(), rest)
    })
}

/// The paths after `crate::` in a line of code.
fn crate_paths(code: &str) -> impl Iterator<Item = &str> {
    paths_after(code, "crate::")
}

/// The paths after a word that begins a path.
fn paths_after<'c>(code: &'c str, word: &'static str) -> impl Iterator<Item = &'c str> {
    let starts = code.match_indices(word).filter(|(at, _)| {
        let before = code[..*at].chars().next_back();
        before.is_none_or(|c| !c.is_alphanumeric() && c != '_' && c != ':')
    });
    starts.map(|(at, word)| {
        let rest = &code[at + word.len()..];
        let end = rest.find(|c: char| !c.is_alphanumeric() && c != '_' && c != ':').unwrap_or(rest.len());
        rest[..end].trim_end_matches(':')
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    const LAYERS: &str = "# low first\nutil: util/ = define_id ->\nir: ir/ -> util\nlower: wgsl/lower/ -> ir\nwgsl: wgsl/ -> util ir\nlib: lib.rs -> *\n";

    fn complaints(path: &str, text: &str) -> Vec<String> {
        check(&read(LAYERS).expect("a table"), &[Source { path: format!("{SOURCES}{path}"), text: text.to_owned() }])
    }

    #[test]
    fn lower_layers_may_be_used() {
        for (path, text) in [
            ("ir/module.rs", "use crate::util::IdVec;\ncrate::define_id! {}\n// crate::wgsl\n"),
            ("wgsl/print.rs", "use crate::ir::text::print;\n"),
            ("wgsl/lower/mod.rs", "use crate::ir;\nuse crate::wgsl::lower::control;\n"),
            ("lib.rs", "pub use crate::wgsl;\n"),
            ("wgsl/print/mod.rs", "use super::options::Options;\n"),
            ("wgsl/lower/control.rs", "use super::Lowerer;\nmod tests {\n    use super::super::x;\n}\n"),
        ] {
            assert_eq!(complaints(path, text), [""; 0], "{path}");
        }
    }

    #[test]
    fn higher_layers_and_strangers_may_not() {
        for (path, text, start) in [
            (
                "util/ids.rs",
                "\nuse crate::ir;",
                "compiler/src/util/ids.rs:2: layer 'util' must not know 'ir' (it may use nothing)",
            ),
            (
                "wgsl/lower/mod.rs",
                "use crate::wgsl::print;",
                "compiler/src/wgsl/lower/mod.rs:1: layer 'lower' must not know 'wgsl'",
            ),
            (
                "wgsl/lower/control.rs",
                "use super::super::print;",
                "compiler/src/wgsl/lower/control.rs:1: layer 'lower' must not know 'wgsl'",
            ),
            (
                "wgsl/lower/control.rs",
                "mod tests {\n    use super::*;\n}\nuse super::super::print;",
                "compiler/src/wgsl/lower/control.rs:4: layer 'lower' must not know 'wgsl'",
            ),
            ("ir/mod.rs", "use crate::elsewhere::x;", "compiler/src/ir/mod.rs:1: `crate::elsewhere::x` is in no layer"),
            ("new/mod.rs", "", "compiler/src/new/mod.rs:1: the file is in no layer"),
        ] {
            let found = complaints(path, text);
            assert!(found.len() == 1 && found[0].starts_with(start), "{found:?}");
        }
    }

    #[test]
    fn a_table_names_what_it_uses() {
        assert!(read("ir: ir/ -> util").is_err());
        assert!(read("ir ir/").is_err());
    }
}
