//! The inputs: every shader of `testdata/e2e`, `testdata/exec` and the generated cases, resolved and lowered.

use colorfast::diagnostic::Diagnostics;
use colorfast::sem::{self, Features, Program};
use colorfast::{Store, ir, syntax, wgsl};

/// A shader that is valid.
pub struct Input {
    /// The path below `testdata`, and the key of a case.
    pub name: String,
    /// The resolved program.
    pub program: Program,
    /// Its module, as lowering leaves it.
    pub module: ir::Module,
}

/// All of them, by folder and in the order of their names.
pub fn all() -> Result<Vec<Input>, String> {
    let shaders = colorfast_testdata::shaders(&["e2e", "exec", "builtins"]).into_iter();
    shaders.filter_map(|shader| read(shader.name, &shader.source).transpose()).collect()
}

/// Inputs that are to be rejected reach nothing.
fn read(name: String, source: &str) -> Result<Option<Input>, String> {
    let mut store = Store::new();
    let mut diagnostics = Diagnostics::new();
    let ast = syntax::parse(source, &mut store.symbols, &mut diagnostics);
    let program = sem::resolve(ast, store, &Features::all(), diagnostics);
    if !program.is_valid() {
        return match source.contains("expect-error") {
            true => Ok(None),
            false => Err(format!("{name} is not valid")),
        };
    }
    let module = wgsl::lower::lower(&program).map_err(|_| format!("{name} cannot be lowered"))?;
    Ok(Some(Input { name, program, module }))
}
