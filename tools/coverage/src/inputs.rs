//! The inputs: every shader of `testdata/e2e`, `testdata/exec` and the generated cases, resolved and lowered.

use colorfast::sem::{Features, Program};
use colorfast::{Compiler, ir, wgsl};
use colorfast_exec::Directives;

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
    let program = Compiler::new().read(source, &Features::all());
    if !program.is_valid() {
        return if Directives::expect_acceptance(source) { Err(format!("{name} is not valid")) } else { Ok(None) };
    }
    let module = wgsl::lower::lower(&program).map_err(|_| format!("{name} cannot be lowered"))?;
    Ok(Some(Input { name, program, module }))
}
