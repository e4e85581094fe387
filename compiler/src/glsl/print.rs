//! Prints a raised module as GLSL. Raising decided which expression stands where; printing only spells it.

mod constants;
mod declarations;
mod functions;
mod language;
mod types;

use super::bound::resources;
use super::keywords::is_reserved;
use super::raise::{Raised, predeclared_name};
use crate::ir::Module;
use crate::output::{BoundResource, EntryPointInfo, TextOutput};
use crate::text_target::{NameRules, Names, Printer};
use crate::util::TextWriter;

/// What the printer keeps beside the text.
pub(super) struct Glsl {
    is_es: bool,
}

type GlslPrinter<'m> = Printer<'m, Glsl>;

/// Names are at most so long in GLSL ES, with room for a number.
const MAX_NAME: usize = 1000;

/// Prints a raised module; what is bound in it beside.
pub fn print(module: &Module, raised: &Raised<'_>) -> (TextOutput, Vec<BoundResource>) {
    let predeclared = |value| predeclared_name(module, value);
    let is_written = |id| raised.used_types.contains_struct(id);
    let rules = NameRules {
        is_reserved_struct: Some(&declarations::is_layout_word),
        double_underscore: false,
        max_length: MAX_NAME,
        predeclared: &predeclared,
        ..NameRules::c_like(&is_reserved, &is_written)
    };
    let names = Names::assign(module, &rules);
    let mut printer = Printer {
        module,
        names: &names,
        target: raised.target,
        out: TextWriter::for_module(module.inst_count()),
        language: Glsl { is_es: raised.is_es },
    };
    declarations::head(&mut printer, &raised.extensions);
    declarations::declarations(&mut printer, raised);
    for &function in &module.function_order {
        printer.out.newline();
        functions::function(&mut printer, function);
    }
    let entry_point = EntryPointInfo { emitted_name: "main".to_owned(), ..raised.entry_point.clone() };
    let text = printer.out.finish();
    (TextOutput { text, entry_points: vec![entry_point] }, resources(module, raised.bindings, &names))
}
