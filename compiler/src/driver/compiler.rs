//! The compiler as an object that its caller owns, and all that it is asked for.

use super::{Compilation, Content, Language, Pass, Request, Source, Stage, Target, Unit, wants_lines, wrong_request};
use crate::Store;
use crate::diagnostic::{Diagnostics, Lines};
use crate::inspect::{self, Inspection};
use crate::intrinsics::OverloadCache;
use crate::ir;
use crate::lint::Levels;
use crate::output::BoundResource;
use crate::sem::pipeline::Limits;
use crate::sem::{self, Features, Program};
use crate::syntax::{self, migration::Migration};
use crate::types::{ShaderStage, Types};
use std::sync::Arc;

/// A compiler.
///
/// It keeps between two calls only what makes the second faster, and nothing outside it does: the result of a call depends on the
/// arguments alone. A clone shares what the original has learnt so far, and costs next to nothing; to compile on several threads, give
/// each its own.
///
/// ```
/// use colorfast::Compiler;
/// use colorfast::driver::{Artifact, Request, Target};
/// use colorfast::sem::Features;
///
/// let mut compiler = Compiler::new();
/// let source = "@compute @workgroup_size(64) fn main() {}";
/// let request = Request { target: Target::Msl, entry_point: None, constants: &[], options: &[] };
/// let compiled = compiler.compile(source, &Features::all(), &request, &mut |_| {}).unwrap();
/// assert!(matches!(&compiled.units[0].artifact, Artifact::Text(text) if text.contains("kernel void main")));
/// ```
#[derive(Clone, Default)]
pub struct Compiler {
    /// Copied when a clone shares it and a call is to extend it.
    overloads: Arc<OverloadCache>,
    /// The well-known types, with which the table of each program begins: to copy them is faster than to make them.
    types: Arc<Types>,
}

impl Compiler {
    /// A compiler that has compiled nothing yet.
    pub fn new() -> Self {
        Self::default()
    }

    /// Reads WGSL: parses, and resolves what could be parsed. The program holds what was found wrong.
    pub fn read(&mut self, source: &str, features: &Features) -> Program {
        let mut program = self.read_as_written(source, features);
        if !program.is_valid()
            && let Some(migration) = Migration::of(source)
        {
            // What follows from what is old or foreign in the text is no mistake of its own.
            let rest = migration.text().map(|text| self.read_as_written(text, features).diagnostics);
            program.diagnostics = migration.diagnostics(rest.unwrap_or_default());
        }
        program
    }

    /// Reads WGSL of today.
    fn read_as_written(&mut self, source: &str, features: &Features) -> Program {
        let mut store = Store::with_types(self.types.clone_with_room());
        let mut diagnostics = Diagnostics::new();
        let ast = syntax::parse(source, &mut store.symbols, &mut diagnostics);
        sem::resolve(ast, store, Arc::make_mut(&mut self.overloads), features, diagnostics)
    }

    /// Everything found wrong, or worth knowing, in a source, in its order.
    pub fn check<'a>(&mut self, source: impl Into<Source<'a>>, features: &Features) -> Diagnostics {
        let source = source.into();
        (source.language.frontend().check)(self, source.content, features, None)
    }

    /// The same with what lints find in a module that is valid, at the levels asked for. Only WGSL has lints.
    pub fn lint<'a>(&mut self, source: impl Into<Source<'a>>, features: &Features, levels: &Levels) -> Diagnostics {
        let source = source.into();
        (source.language.frontend().check)(self, source.content, features, Some(levels))
    }

    /// Reflects on a WGSL module, with values of overrides by name or by `@id` as text.
    ///
    /// # Errors
    /// What is wrong with the module or the values, and a source in another language.
    pub fn inspect<'a>(
        &mut self,
        source: impl Into<Source<'a>>,
        features: &Features,
        constants: &[(String, f64)],
    ) -> Result<Inspection, Diagnostics> {
        let program = self.read(wgsl_of(source.into(), "reflection")?, features);
        if program.is_valid() { inspect::inspect(&program, constants) } else { Err(program.diagnostics) }
    }

    /// Whether an entry point of a WGSL module would be accepted at pipeline creation, with these values of overrides and on a device
    /// with these limits. A missing name means the only entry point of the stage. A source in another language is refused.
    pub fn pipeline<'a>(
        &mut self,
        source: impl Into<Source<'a>>,
        features: &Features,
        stage: ShaderStage,
        entry_point: Option<&str>,
        constants: &[(String, f64)],
        limits: &Limits,
    ) -> Diagnostics {
        match wgsl_of(source.into(), "pipelines") {
            Ok(text) => {
                super::pipeline::check(self.read(text, features), features, stage, entry_point, constants, limits)
            }
            Err(diagnostics) => diagnostics,
        }
    }

    /// Reads and lowers a source.
    ///
    /// # Errors
    /// What is wrong with the module.
    pub fn lower<'a>(&mut self, source: impl Into<Source<'a>>, features: &Features) -> Result<ir::Module, Diagnostics> {
        let source = source.into();
        Ok((source.language.frontend().lower)(self, source.content, features, &mut |_| {})?.0)
    }

    /// Compiles a source to a target. `observe` hears the end of each stage.
    ///
    /// # Errors
    /// What is wrong with the source or the request, and what the target refuses.
    pub fn compile<'a>(
        &mut self,
        source: impl Into<Source<'a>>,
        features: &Features,
        request: &Request<'_>,
        observe: &mut dyn FnMut(Stage),
    ) -> Result<Compilation, Diagnostics> {
        let source = source.into();
        let (mut module, diagnostics) = (source.language.frontend().lower)(self, source.content, features, observe)?;
        if wants_lines(request) {
            module.lines = Lines::of(source.as_text());
        }
        let units = self.compile_module(module, request, observe)?;
        Ok(Compilation { units, diagnostics })
    }

    /// Compiles a lowered module to a target: to one output, where the target does not ask for one each for entry points.
    ///
    /// # Errors
    /// What is wrong with the request, and what the target refuses.
    pub fn compile_module(
        &mut self,
        module: ir::Module,
        request: &Request<'_>,
        observe: &mut dyn FnMut(Stage),
    ) -> Result<Vec<Unit>, Diagnostics> {
        (request.target.backend().compile)(module, request, observe)
    }

    /// As [`Compiler::raise_with`], with the target's default options.
    ///
    /// # Errors
    /// What the target refuses.
    pub fn raise(&mut self, module: &mut ir::Module, target: Target) -> Result<Vec<BoundResource>, Diagnostics> {
        self.raise_with(module, &Request { target, entry_point: None, constants: &[], options: &[] })
    }

    /// Takes a lowered module to what a target's printer is given. For GLSL that is the first entry point, where none is asked for. Gives
    /// the resources that the raised module has at other groups and bindings than the source: those of MSL, whose groups are 0 and whose
    /// bindings are numbers among the resources of a kind.
    ///
    /// # Errors
    /// What is wrong with the request, and what the target refuses.
    pub fn raise_with(
        &mut self,
        module: &mut ir::Module,
        request: &Request<'_>,
    ) -> Result<Vec<BoundResource>, Diagnostics> {
        (request.target.backend().raise)(module, request)
    }

    /// Reads a source and runs a list of passes on its module.
    ///
    /// # Errors
    /// What is wrong with the source or the list, and what a pass refuses.
    pub fn run_passes<'a>(
        &mut self,
        source: impl Into<Source<'a>>,
        features: &Features,
        passes: &str,
    ) -> Result<ir::Module, Diagnostics> {
        let passes = Pass::parse_list(passes).map_err(super::passes::wrong_list)?;
        let mut module = self.lower(source, features)?;
        for pass in &passes {
            pass.run(self, &mut module)?;
        }
        Ok(module)
    }
}

/// The text of a source in WGSL, for `what`, which no other language has.
fn wgsl_of<'a>(source: Source<'a>, what: &str) -> Result<&'a str, Diagnostics> {
    match source {
        Source { language: Language::Wgsl, content: Content::Text(text) } => Ok(text),
        Source { language, .. } => Err(wrong_request(format!("no {what} of language `{}`", language.name()))),
    }
}

impl std::fmt::Debug for Compiler {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Compiler").field("overloads", &self.overloads).finish_non_exhaustive()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const fn is_owned_and_moves_between_threads<T: Send + Sync + Clone + 'static>() {}
    const _: () = is_owned_and_moves_between_threads::<Compiler>();

    #[test]
    fn a_clone_shares_until_one_of_both_learns() {
        let source = "@compute @workgroup_size(1) fn main() { _ = max(1.0, 2.0); }";
        let mut compiler = Compiler::new();
        assert!(compiler.check(source, &Features::all()).is_empty());
        let mut other = compiler.clone();
        assert!(Arc::ptr_eq(&compiler.overloads, &other.overloads));
        assert!(other.check(source, &Features::all()).is_empty());
        assert!(!Arc::ptr_eq(&compiler.overloads, &other.overloads));
    }
}
