//! Prints a raised module as WGSL. Raising decided which expression stands where; printing only spells it.

mod constants;
mod control;
mod declarations;
mod functions;
mod language;
mod results;
mod types;

pub(super) use types::is_unnameable;
mod words;

use super::raise::{Raised, SharedConstants, StaticUses};
use crate::ir::Module;
use crate::output::{EntryPointInfo, TextOutput};
use crate::text_target::{NameRules, Names, Printer};
use crate::util::TextWriter;

/// What the printer keeps beside the text.
pub(super) struct Wgsl {
    mentions: StaticUses,
    constants: SharedConstants,
}

type WgslPrinter<'m> = Printer<'m, Wgsl>;

/// Prints a raised module.
pub fn print(module: &Module, raised: &Raised) -> TextOutput {
    let used = types::Used::of(module);
    let words = words::used(module, &raised.target, &used);
    let is_reserved = |name: &str| words::is_taken(name) || words.contains(name);
    let rules = NameRules {
        is_reserved_member: Some(&words::is_taken),
        ascii: false,
        leading_underscore: true,
        extra: ("constant", raised.constants.len()),
        ..NameRules::c_like(&is_reserved, &|_| true)
    };
    let names = Names::assign(module, &rules);
    let mut printer = Printer {
        module,
        names: &names,
        target: raised.target,
        out: TextWriter::for_module(module.inst_count()),
        language: Wgsl { mentions: raised.mentions.clone(), constants: raised.constants.clone() },
    };
    declarations::directives(&mut printer);
    declarations::structures(&mut printer, &used);
    declarations::constants(&mut printer);
    declarations::globals(&mut printer);
    for &function in &module.function_order {
        separate(&mut printer);
        functions::function(&mut printer, function);
    }
    TextOutput { text: printer.out.finish(), entry_points: entry_points(module, &names) }
}

/// Leaves an empty line before all but the first part.
fn separate(p: &mut WgslPrinter<'_>) {
    if !p.out.as_str().is_empty() {
        p.out.newline();
    }
}

fn entry_points(module: &Module, names: &Names) -> Vec<EntryPointInfo> {
    let infos = EntryPointInfo::of_module(module).into_iter().zip(module.entry_points());
    infos.map(|(info, id)| EntryPointInfo { emitted_name: names.function(id).to_owned(), ..info }).collect()
}
