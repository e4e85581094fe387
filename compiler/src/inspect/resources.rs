//! Bindings, immediate data, and the layout of the structures that they hold.

use crate::sem::Program;
use crate::sem::program::{BindingPoint, GlobalId, GlobalKind};
use crate::types::{
    Access, AddressSpace, ArrayCount, SampledKind, StructId, TexelFormat, TextureDimension, Type, TypeId,
};
use hashbrown::HashSet;

/// A resource that an entry point uses.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Binding {
    /// `@group` and `@binding`
    pub point: BindingPoint,
    /// The variable's name.
    pub name: String,
    /// Its type: of a buffer, that of what it holds.
    pub ty: String,
    /// What a bind group layout must say of it.
    pub resource: Resource,
}

/// What a bind group layout must say of a binding.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Resource {
    /// A uniform buffer.
    UniformBuffer {
        /// The minimum buffer binding size, in bytes.
        min_size: u64,
    },
    /// A storage buffer.
    StorageBuffer {
        /// `read` or `read_write`
        access: Access,
        /// The minimum buffer binding size, in bytes.
        min_size: u64,
    },
    /// A sampler.
    Sampler {
        /// Whether it compares.
        comparison: bool,
    },
    /// A sampled, depth or multisampled texture.
    Texture {
        /// Dimension and arrayedness.
        dimension: TextureDimension,
        /// What its texels are.
        sample_type: SampleType,
        /// Whether it is multisampled.
        multisampled: bool,
    },
    /// A storage texture.
    StorageTexture {
        /// Dimension and arrayedness.
        dimension: TextureDimension,
        /// The texel format.
        format: TexelFormat,
        /// What may be done to it.
        access: Access,
    },
    /// An external texture.
    ExternalTexture,
}

impl Resource {
    /// The kind, in a word.
    pub const fn kind(self) -> &'static str {
        match self {
            Self::UniformBuffer { .. } => "uniform-buffer",
            Self::StorageBuffer { .. } => "storage-buffer",
            Self::Sampler { .. } => "sampler",
            Self::Texture { .. } => "texture",
            Self::StorageTexture { .. } => "storage-texture",
            Self::ExternalTexture => "external-texture",
        }
    }
}

/// What the texels of a texture are; the names are WebGPU's.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum SampleType {
    /// Floats that some call uses with a sampler.
    Float,
    /// Floats that are loaded only.
    UnfilterableFloat,
    /// Depth.
    Depth,
    /// Signed integers.
    Sint,
    /// Unsigned integers.
    Uint,
}

impl SampleType {
    /// WebGPU's name.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Float => "float",
            Self::UnfilterableFloat => "unfilterable-float",
            Self::Depth => "depth",
            Self::Sint => "sint",
            Self::Uint => "uint",
        }
    }
}

/// The immediate data of an entry point.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Immediates {
    /// The variable's name.
    pub name: String,
    /// Its type.
    pub ty: String,
    /// Bytes.
    pub size: u64,
}

/// A structure in memory that the host shares.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Structure {
    /// Its name.
    pub name: String,
    /// Bytes, tail padding included; a runtime-sized array counts as one element.
    pub size: u64,
    /// Bytes.
    pub align: u32,
    /// Its members in order.
    pub members: Vec<Member>,
}

/// A member of a structure.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Member {
    /// Its name.
    pub name: String,
    /// Its type.
    pub ty: String,
    /// Bytes from the structure's start.
    pub offset: u64,
    /// Bytes, `@size` applied.
    pub size: u64,
}

/// The bindings among the globals of an interface. `pairs` are the textures and samplers used together.
pub fn bindings(program: &Program, interface: &[GlobalId], pairs: &[(GlobalId, GlobalId)]) -> Vec<Binding> {
    let binding = |&id: &GlobalId| {
        let global = &program.globals[id];
        let GlobalKind::Var { space, access, binding: Some(point) } = global.kind else { return None };
        let is_filtered = pairs.iter().any(|&(texture, _)| texture == id);
        let resource = resource(program, (space, access), global.ty, is_filtered)?;
        let name = program.store.name(global.name).to_owned();
        Some(Binding { point, name, ty: program.store.type_name(global.ty), resource })
    };
    let mut found: Vec<Binding> = interface.iter().filter_map(binding).collect();
    found.sort_by_key(|binding| binding.point);
    found
}

fn resource(
    program: &Program,
    (space, access): (AddressSpace, Access),
    ty: TypeId,
    is_filtered: bool,
) -> Option<Resource> {
    let min_size = program.store.types.layout(ty).size;
    Some(match (space, program.store.types.get(ty)) {
        (AddressSpace::Uniform, _) => Resource::UniformBuffer { min_size },
        (AddressSpace::Storage, _) => Resource::StorageBuffer { access, min_size },
        (_, Type::Sampler { comparison }) => Resource::Sampler { comparison },
        (_, Type::Texture { dimension, kind }) => {
            let (sample_type, multisampled) = match kind {
                SampledKind::Sampled(ty) => (sample_type(ty, is_filtered), false),
                SampledKind::Multisampled(ty) => (sample_type(ty, is_filtered), true),
                SampledKind::Depth => (SampleType::Depth, false),
                SampledKind::DepthMultisampled => (SampleType::Depth, true),
            };
            Resource::Texture { dimension, sample_type, multisampled }
        }
        (_, Type::StorageTexture { dimension, format, access }) => {
            Resource::StorageTexture { dimension, format, access }
        }
        (_, Type::ExternalTexture) => Resource::ExternalTexture,
        _ => return None,
    })
}

fn sample_type(component: TypeId, is_filtered: bool) -> SampleType {
    match component {
        TypeId::I32 => SampleType::Sint,
        TypeId::U32 => SampleType::Uint,
        _ if is_filtered => SampleType::Float,
        _ => SampleType::UnfilterableFloat,
    }
}

/// The variable as immediate data.
pub fn immediates(program: &Program, id: GlobalId) -> Immediates {
    let global = &program.globals[id];
    let name = program.store.name(global.name).to_owned();
    Immediates { name, ty: program.store.type_name(global.ty), size: program.store.types.layout(global.ty).size }
}

/// The structures in the memory of buffers and immediate data that some entry point uses.
pub fn structures(program: &Program) -> Vec<Structure> {
    let mut seen = HashSet::new();
    let mut found = Vec::new();
    let mut globals: Vec<GlobalId> = program.entry_points.iter().flat_map(|&id| program.interface(id)).collect();
    globals.sort_unstable();
    globals.dedup();
    for id in globals {
        let global = &program.globals[id];
        let GlobalKind::Var { space, .. } = global.kind else { continue };
        if matches!(space, AddressSpace::Uniform | AddressSpace::Storage | AddressSpace::Immediate) {
            collect(program, global.ty, &mut seen, &mut found);
        }
    }
    found
}

/// Parts first. How deep types nest is limited by the resolver.
fn collect(program: &Program, ty: TypeId, seen: &mut HashSet<StructId>, found: &mut Vec<Structure>) {
    match program.store.types.get(ty) {
        Type::Array { elem, .. } => collect(program, elem, seen, found),
        Type::Struct(id) if seen.insert(id) => {
            let structure = program.store.types.struct_type(id);
            structure.members.iter().for_each(|member| collect(program, member.ty, seen, found));
            let layout = program.store.types.layout(ty);
            let members = structure.members.iter().map(|member| Member {
                name: program.store.name(member.name).to_owned(),
                ty: program.store.type_name(member.ty),
                offset: member.offset,
                size: member_size(program, member.ty, member.size),
            });
            found.push(Structure {
                name: program.store.name(structure.name).to_owned(),
                size: layout.size,
                align: layout.align,
                members: members.collect(),
            });
        }
        _ => {}
    }
}

/// A runtime-sized array is counted as one element, whatever the table holds for it.
fn member_size(program: &Program, ty: TypeId, size: u64) -> u64 {
    match program.store.types.get(ty) {
        Type::Array { elem, count: ArrayCount::Runtime } => program.store.types.array_stride(elem),
        _ => size,
    }
}
