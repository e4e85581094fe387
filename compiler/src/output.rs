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

/// What kind of thing is bound, where a target counts each kind by itself.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum BoundKind {
    /// A uniform buffer.
    Uniform,
    /// A storage buffer.
    Storage,
    /// A storage texture.
    Image,
    /// A texture, with its sampler where the target has them in one.
    Texture,
    /// A sampler by itself.
    Sampler,
    /// A buffer, where uniform and storage buffers are counted together.
    Buffer,
    /// A buffer of the sizes in bytes of the module's buffers, a word for each in order of group and binding.
    BufferSizes,
    /// Immediates, which are a uniform buffer there.
    Immediates,
    /// A uniform buffer of how many levels or samples textures have, a word for each texture of the module in order of group and binding.
    TextureCounts,
}

impl BoundKind {
    /// Its name for programs.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Uniform => "uniform",
            Self::Storage => "storage",
            Self::Image => "image",
            Self::Texture => "texture",
            Self::Sampler => "sampler",
            Self::Buffer => "buffer",
            Self::BufferSizes => "buffer_sizes",
            Self::Immediates => "immediates",
            Self::TextureCounts => "texture_counts",
        }
    }
}

/// A resource of an output that has a number of its own, and not the source's group and binding.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BoundResource {
    /// What it is.
    pub kind: BoundKind,
    /// The name of the variable in the output.
    pub name: String,
    /// Its number among those of its kind; immediates, counts and sizes are buffers.
    pub number: u32,
    /// Where the source binds it: the group and the binding.
    pub binding: Option<(u32, u32)>,
    /// Where the source binds the sampler that the texture is with.
    pub sampler: Option<(u32, u32)>,
    /// The buffer in which it is a member, of which `number` is the id.
    pub argument_buffer: Option<u32>,
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
