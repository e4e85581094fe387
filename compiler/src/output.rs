//! What a compilation gives: the outputs, and what a host must know of their entry points.

use crate::types::ShaderStage;

/// An entry point of an output.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct EntryPointInfo {
    /// Its name in the source.
    pub name: String,
    /// Its name in the output.
    pub emitted_name: String,
    /// Its stage.
    pub stage: ShaderStage,
    /// A compute entry point's workgroup size, where overrides leave no doubt.
    pub workgroup_size: Option<[u32; 3]>,
}

/// A text with its entry points: what the writers of text targets give.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TextOutput {
    /// The text.
    pub text: String,
    /// Entry points in order.
    pub entry_points: Vec<EntryPointInfo>,
}

/// SPIR-V words with their entry points.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct WordOutput {
    /// The module.
    pub words: Vec<u32>,
    /// Entry points in order.
    pub entry_points: Vec<EntryPointInfo>,
}

impl EntryPointInfo {
    /// The entry points of a module, under the names that they have in it.
    pub fn of_module(module: &crate::ir::Module) -> Vec<Self> {
        let info = |id| {
            let function = module.function(id);
            let name = module.name(function.name).to_owned();
            let workgroup_size = Self::workgroup_size_of(module, id);
            function.stage.map(|stage| Self { emitted_name: name.clone(), name, stage, workgroup_size })
        };
        module.entry_points().filter_map(info).collect()
    }

    /// A compute entry point's workgroup size, where overrides leave no doubt.
    pub fn workgroup_size_of(module: &crate::ir::Module, id: crate::ir::FunctionId) -> Option<[u32; 3]> {
        let constant = |value: crate::ir::Value| module.store.constants.as_integer(value.as_constant()?);
        let dimension = |value| constant(value).and_then(|size| u32::try_from(size).ok());
        let [x, y, z] = module.function(id).workgroup_size?;
        Some([dimension(x)?, dimension(y)?, dimension(z)?])
    }
}
