//! The files made from the model: what each is called and which function makes it. A file says in its head that it is made.

mod calls;
mod dialect;
mod dialect_tables;
mod dialect_types;
mod dictionary;
mod enums;
mod facts;
mod intern;
mod lowering;
mod reference;
mod rust;
mod steps;
mod spirv;
mod tables;
pub mod wsl;

pub(crate) use rust::pascal;

use crate::model::Model;
use crate::output::Output;

/// The command that makes all files, as their heads spell it.
pub const COMMAND: &str = "cargo run -p intrinsic-gen";

/// The folder of the compiler's generated modules.
pub const FOLDER: &str = "compiler/src/intrinsics/generated";

fn generated(name: &str, text: String) -> Output {
    Output { path: format!("{FOLDER}/{name}.rs"), text }
}

/// The compiler's modules, the dictionary, the weighted calls and the reference page.
pub fn outputs(core: &Model, dialects: &[(&str, Model)]) -> Result<Vec<Output>, String> {
    let mut outputs = enums::outputs(core);
    outputs.push(generated("builtin_fn", enums::builtin_fn(core)));
    outputs.push(generated("ctor_conv", enums::ctor_conv(core)));
    outputs.push(generated("type_kind", enums::type_kind(core)));
    outputs.push(generated("tables", tables::tables(core)));
    outputs.push(generated("dialect_overloads", dialect_tables::dialect_overloads(core, dialects)));
    let dialect_type = dialect_types::dialect_type(core, dialects);
    outputs.push(Output { path: "compiler/src/types/dialect_type.rs".to_owned(), text: dialect_type });
    outputs.push(generated("steps", steps::steps(core)));
    outputs.push(generated("lowering", lowering::lowering(core)?));
    outputs.push(generated("facts", facts::facts(core)));
    for (name, model) in dialects {
        outputs.push(generated(&format!("{name}_fn"), dialect::dialect(name, model)));
        if *name == crate::check::SPIRV {
            let text = spirv::instructions(core, model)?;
            outputs.push(Output { path: "compiler/src/spirv/generated.rs".to_owned(), text });
        }
    }
    outputs.push(Output { path: "fuzz/wgsl.dict".to_owned(), text: dictionary::dictionary(core) });
    outputs.push(Output { path: "fuzz/calls.txt".to_owned(), text: calls::calls(core)? });
    outputs.push(Output { path: "intrinsics/REFERENCE.md".to_owned(), text: reference::reference(core) });
    outputs.push(Output { path: "intrinsics/DIALECTS.md".to_owned(), text: reference::dialects(core, dialects) });
    let module = module(&outputs);
    outputs.push(module);
    Ok(outputs)
}

/// `generated/mod.rs`, which lists the others.
fn module(outputs: &[Output]) -> Output {
    let mut text = rust::head("The modules that are made from `intrinsics/*.def`.");
    let in_folder = |output: &Output| -> Option<String> {
        Some(output.path.strip_prefix(FOLDER)?.strip_prefix('/')?.strip_suffix(".rs")?.to_owned())
    };
    let mut names: Vec<String> = outputs.iter().filter_map(in_folder).collect();
    names.sort();
    for name in names {
        text += &format!("\n#[rustfmt::skip]\npub mod {name};\n");
    }
    generated("mod", text)
}
