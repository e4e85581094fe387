//! The inputs: public shaders, testdata's whole shaders, and these put together to given sizes.

use clap::ValueEnum;
use colorfast::diagnostic::Diagnostics;
use colorfast::driver::Target;
use colorfast::syntax::{ast, lexer, token::TokenKind};
use colorfast::util::Interner;
use std::collections::HashSet;
use std::path::{Path, PathBuf};

/// Where an input is from: means are taken of each group by itself.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Debug, ValueEnum)]
pub enum Group {
    /// Shaders that were not written for this project.
    Public,
    /// Whole shaders of testdata.
    Own,
    /// Texts put together to given sizes, which show how times grow.
    Size,
}

impl Group {
    /// What its inputs are called.
    pub fn name(self) -> &'static str {
        match self {
            Self::Public => "public shaders",
            Self::Own => "shaders of testdata",
            Self::Size => "sizes",
        }
    }
}

/// A named shader.
pub struct Input {
    /// Where it is from.
    pub group: Group,
    /// Its name.
    pub name: String,
    /// Its text.
    pub text: String,
}

/// The sizes in bytes that inputs are put together to.
const SIZES: [usize; 5] = [100, 1_000, 10_000, 100_000, 1_000_000];

/// The inputs of the groups asked for, or of all. Public shaders lie in a folder that is named, or where `cargo xtask real-shaders` lays
/// them out; where there are none, that is said.
pub fn read(public: Option<&Path>, groups: &[Group]) -> Result<Vec<Input>, String> {
    let is_asked = |group: Group| groups.is_empty() || groups.contains(&group);
    let mut inputs = Vec::new();
    if is_asked(Group::Public) {
        let laid_out = root().join("target/real-shaders/shaders");
        let folder = public.unwrap_or(&laid_out);
        if public.is_some() || folder.is_dir() {
            inputs.extend(from_folder(folder, Group::Public)?);
        } else {
            eprintln!(
                "bench-peers: no public shaders: `cargo xtask real-shaders` obtains them, `--dir FOLDER` names others"
            );
        }
    }
    let own = from_folder(&root().join("testdata/e2e/shaders"), Group::Own)?;
    if is_asked(Group::Size) {
        let sized = |&size: &usize| Input { group: Group::Size, name: label(size), text: grown(&own, size) };
        inputs.extend(SIZES.iter().map(sized));
    }
    if is_asked(Group::Own) {
        inputs.extend(own);
    }
    Ok(inputs)
}

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// Every `.wgsl` file below a folder, in the order of their paths.
fn from_folder(folder: &Path, group: Group) -> Result<Vec<Input>, String> {
    let mut pending = vec![folder.to_path_buf()];
    let mut paths: Vec<PathBuf> = Vec::new();
    while let Some(folder) = pending.pop() {
        let entries = std::fs::read_dir(&folder).map_err(|error| format!("{}: {error}", folder.display()))?;
        for entry in entries {
            let path = entry.map_err(|error| error.to_string())?.path();
            match path.extension() {
                _ if path.is_dir() => pending.push(path),
                Some(extension) if extension == "wgsl" => paths.push(path),
                _ => {}
            }
        }
    }
    paths.sort();
    let read = |path: PathBuf| {
        let text = std::fs::read_to_string(&path).map_err(|error| format!("{}: {error}", path.display()))?;
        let name = path.strip_prefix(folder).unwrap_or(&path).display().to_string();
        Ok(Input { group, name, text })
    };
    paths.into_iter().map(read).collect()
}

fn label(size: usize) -> String {
    match size {
        0..1_000 => format!("about {size} B"),
        1_000..1_000_000 => format!("about {} KB", size / 1_000),
        _ => format!("about {} MB", size / 1_000_000),
    }
}

/// Copies of the shaders that both compile, their module-scope names made unique, up to a size. The smallest sizes are one small shader.
fn grown(shaders: &[Input], size: usize) -> String {
    if size <= 1_000 {
        return small(size);
    }
    let parts: Vec<(&str, HashSet<String>)> = shaders
        .iter()
        .filter(|shader| {
            !["enable ", "requires ", "diagnostic(", "override "].iter().any(|word| shader.text.contains(word))
        })
        .filter(|shader| crate::naga::compile(&shader.text, Target::Spirv).is_ok())
        .map(|shader| (shader.text.as_str(), module_scope_names(&shader.text)))
        .collect();
    let mut text = String::with_capacity(size + 10_000);
    for (copy, (source, names)) in parts.iter().cycle().enumerate() {
        if text.len() >= size || parts.is_empty() {
            break;
        }
        rename(source, names, copy, &mut text);
    }
    text
}

/// A shader of statements alone.
fn small(size: usize) -> String {
    let mut text = "@compute @workgroup_size(1)\nfn main() {\n  var a = 1.5;\n".to_owned();
    while text.len() + 2 < size {
        text.push_str("  a = a * 2.0 + sin(a);\n");
    }
    text.push_str("}\n");
    text
}

fn module_scope_names(source: &str) -> HashSet<String> {
    let mut symbols = Interner::new();
    let ast = colorfast::syntax::parse(source, &mut symbols, &mut Diagnostics::new());
    let name = |decl: &ast::DeclId| Some(symbols.resolve(ast.decl(*decl).name()?.symbol).to_owned());
    ast.globals.iter().filter_map(name).collect()
}

/// Appends `source` with `names` made unique by the number of the copy.
fn rename(source: &str, names: &HashSet<String>, copy: usize, out: &mut String) {
    let mut at = 0;
    for token in lexer::tokenize(source, &mut Interner::new(), &mut Diagnostics::new()) {
        let word = token.text(source);
        if token.kind == TokenKind::Identifier && names.contains(word) {
            out.push_str(&source[at..token.end as usize]);
            out.push_str(&format!("_{copy}"));
            at = token.end as usize;
        }
    }
    out.push_str(&source[at..]);
    out.push('\n');
}
