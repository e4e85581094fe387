//! What the driver asks of a back end, and the table of back ends.

use super::{CommonOptions, Request, Stage, Unit, units, wrong_request};
use crate::diagnostic::Diagnostics;
use crate::ir::Module;
use crate::output::BoundResource;
use crate::transform::Transform;
use crate::util::{OptionInfo, OptionTable};

/// A back end, with what it knows of a request and of the whole module.
pub(super) trait Backend: Sized {
    /// Its name in requests.
    const NAME: &'static str;
    /// The extension of output files, without a period.
    const EXTENSION: &'static str;
    /// The transforms that it alone has.
    const TRANSFORMS: &'static [&'static Transform];
    /// Whether each entry point is an output of its own.
    const HAS_UNIT_PER_ENTRY_POINT: bool = false;
    /// Whether the target has overrides, so that those without a value stay.
    const HAS_OVERRIDES: bool = false;
    /// Whether it takes modules that were raised for another target.
    const TAKES_RAISED_MODULES: bool = false;

    /// Its options, beside [`CommonOptions`].
    type Options: OptionTable;

    /// What raising finds out for the printer.
    type Raised<'b>
    where
        Self: 'b;

    /// The back end for a module as lowered, of which no entry point has been removed yet.
    fn new(options: Self::Options, module: &Module) -> Self;

    /// Takes a module to the form that [`Backend::print`] expects.
    ///
    /// # Errors
    /// What the target refuses.
    fn raise<'b>(&'b self, module: &mut Module) -> Result<Self::Raised<'b>, Diagnostics>;

    /// Prints a raised module.
    ///
    /// # Errors
    /// What the target refuses.
    fn print<'b>(&'b self, module: &Module, raised: Self::Raised<'b>) -> Result<Unit, Diagnostics>;

    /// The resources that a raised module has at other groups and bindings than the source: at a number among those of their kind, in
    /// group 0.
    fn rebound(_raised: &Self::Raised<'_>) -> Vec<BoundResource> {
        Vec::new()
    }

    /// The back end with the options that a request gives.
    ///
    /// # Errors
    /// An option that it does not have, or a value that the option does not take.
    fn for_request(request: &Request<'_>, module: &Module) -> Result<Self, Diagnostics> {
        let mut options = Self::Options::default();
        for (name, value) in request.options.iter().filter(|(name, _)| !CommonOptions::has(name)) {
            options.set_option(name, value).map_err(wrong_request)?;
        }
        Ok(Self::new(options, module))
    }
}

/// Compiles a lowered module: see [`units::compile`].
type Compile = fn(Module, &Request<'_>, &mut dyn FnMut(Stage)) -> Result<Vec<Unit>, Diagnostics>;

/// A row of the table of back ends.
pub(super) struct BackendInfo {
    pub name: &'static str,
    pub extension: &'static str,
    pub options: &'static [OptionInfo],
    pub transforms: &'static [&'static Transform],
    pub has_unit_per_entry_point: bool,
    pub compile: Compile,
    pub raise: fn(&mut Module, &Request<'_>) -> Result<Vec<BoundResource>, Diagnostics>,
}

impl BackendInfo {
    /// The row of a back end.
    pub const fn of<B: Backend>() -> Self {
        Self {
            name: B::NAME,
            extension: B::EXTENSION,
            options: B::Options::ROWS,
            transforms: B::TRANSFORMS,
            has_unit_per_entry_point: B::HAS_UNIT_PER_ENTRY_POINT,
            compile: units::compile::<B>,
            raise: units::raise::<B>,
        }
    }
}
