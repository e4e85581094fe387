//! Prints a raised module as MSL. Raising decided which expression stands where; printing only spells it.

mod constants;
mod functions;
mod language;
mod structs;
mod types;

use super::keywords::is_reserved;
use super::raise::{HostStructs, IoStructs, Raised};
use crate::ir::Module;
use crate::output::{EntryPointInfo, TextOutput};
use crate::text_target::{NameRules, Names, Printer, used_types};
use crate::util::TextWriter;

/// What the printer keeps beside the text.
pub(super) struct Msl {
    io: IoStructs,
    host: HostStructs,
}

type MslPrinter<'m> = Printer<'m, Msl>;

/// Prints a raised module.
pub fn print(module: &Module, raised: &Raised) -> TextOutput {
    let used = used_types(module);
    let is_written = |id| used.contains_struct(id);
    let names = Names::assign(module, &NameRules::c_like(&is_reserved, &is_written));
    let mut printer = Printer {
        module,
        names: &names,
        target: raised.target,
        out: TextWriter::for_module(module.inst_count()),
        language: Msl { io: raised.io.clone(), host: raised.host.clone() },
    };
    printer.out.line("#include <metal_stdlib>");
    if let Some(mode) = raised.math_mode {
        printer.out.line(&format!("#pragma METAL fp math_mode({mode})"));
    }
    printer.out.line("using namespace metal;");
    structs::declarations(&mut printer, &used);
    for &function in &module.function_order {
        printer.out.newline();
        functions::function(&mut printer, function);
    }
    TextOutput { text: printer.out.finish(), entry_points: entry_points(module, &names) }
}

fn entry_points(module: &Module, names: &Names) -> Vec<EntryPointInfo> {
    let infos = EntryPointInfo::of_module(module).into_iter().zip(module.entry_points());
    infos.map(|(info, id)| EntryPointInfo { emitted_name: names.function(id).to_owned(), ..info }).collect()
}
