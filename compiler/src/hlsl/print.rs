//! Prints a raised module as HLSL. Raising decided which expression stands where; printing only spells it.

mod constants;
mod declarations;
mod functions;
mod language;
mod types;

use super::bound::resources;
use super::keywords::is_reserved;
use super::raise::{IoStructs, Raised, Registers};
use crate::ir::Module;
use crate::output::{BoundResource, EntryPointInfo, TextOutput};
use crate::text_target::{NameRules, Names, Printer, used_types};
use crate::util::TextWriter;

/// What the printer keeps beside the text.
pub(super) struct Hlsl {
    io: IoStructs,
    registers: Registers,
    /// Whether the last declaration was a line of its own.
    is_after_line: bool,
    /// The loops around the cursor.
    loops: Vec<functions::LoopBlocks>,
}

type HlslPrinter<'m> = Printer<'m, Hlsl>;

/// Prints a raised module; beside it what is bound elsewhere than the source says.
pub fn print(module: &Module, raised: &Raised) -> (TextOutput, Vec<BoundResource>) {
    let used = used_types(module);
    let is_written = |id| used.contains_struct(id);
    let names = Names::assign(module, &NameRules::c_like(&is_reserved, &is_written));
    let language =
        Hlsl { io: raised.io.clone(), registers: raised.registers.clone(), is_after_line: false, loops: Vec::new() };
    let out = TextWriter::for_module(module.inst_count());
    let mut printer = Printer { module, names: &names, target: raised.target, out, language };
    declarations::declarations(&mut printer, &used);
    for &function in &module.function_order {
        declarations::gap(&mut printer, false);
        functions::function(&mut printer, function);
    }
    let infos = EntryPointInfo::of_module(module).into_iter().zip(module.entry_points());
    let entry_points =
        infos.map(|(info, id)| EntryPointInfo { emitted_name: names.function(id).to_owned(), ..info }).collect();
    let bound = if raised.has_spaces { Vec::new() } else { resources(module, &raised.registers, &names) };
    (TextOutput { text: printer.out.finish(), entry_points }, bound)
}
