//! Resources and draws of a request as the interpreter has them.

use colorfast::interpret::texture::format::Format;
use colorfast::interpret::texture::{AddressMode, Compare, Filter, Sampler, Texture};
use colorfast::interpret::{Attribute, Call, Depth, Draw, Resources, Stencil, Topology};
use colorfast::ir::{Binding, DialectProperties, Module, Op};
use colorfast::output::{BoundKind, BoundResource};
use colorfast::types::{AddressSpace, TextureDimension, Type};
use colorfast_wire as wire;
use colorfast_wire::ResourceKind;

/// The binding of a resource.
pub fn binding(resource: &wire::Resource) -> Binding {
    Binding { group: resource.group, binding: resource.binding }
}

/// All that is bound.
pub fn resources(work: &wire::Work) -> Result<Resources, String> {
    let mut resources = Resources::new();
    resources.immediates.clone_from(&work.immediates.0);
    for resource in &work.resources {
        let binding = binding(resource);
        match &resource.kind {
            ResourceKind::Buffer(buffer) => resources.insert(binding, buffer.contents.0.clone()),
            ResourceKind::Texture(given) => resources.insert_texture(binding, texture(given)?),
            ResourceKind::Sampler(given) => resources.insert_sampler(binding, sampler(given)?),
        }
    }
    Ok(resources)
}

/// Runs a module that may have been raised on what the source binds: `run` gets the module with its resources where it looks for them, and what
/// it leaves in them is left in `given`. `rebound` says what raising bound elsewhere.
pub fn run_raised<T>(
    given: &mut Resources,
    module: &mut Module,
    command: &wire::Command,
    rebound: &[BoundResource],
    run: impl FnOnce(&Module, &mut Resources) -> T,
) -> T {
    let mut raised = as_raised(given, rebound);
    if module.properties.first_beyond(DialectProperties::OVERRIDES).is_some() {
        add_what_raising_asks_for(&mut raised, module, command, rebound);
    }
    let result = run(module, &mut raised);
    take_back(given, &raised, rebound);
    result
}

/// The resources where a raised module looks for them, of which it uses those that are reported. Where it has the source's bindings, none
/// are.
fn as_raised(given: &Resources, rebound: &[BoundResource]) -> Resources {
    if rebound.is_empty() {
        return given.clone();
    }
    let mut raised = Resources::new();
    raised.immediates.clone_from(&given.immediates);
    for (kind, from, to) in moves(rebound) {
        copy(kind, given, from, &mut raised, to);
    }
    raised
}

/// Takes what a raised module left in its resources back to where the source has them, in buffers of the size that they had.
fn take_back(given: &mut Resources, raised: &Resources, rebound: &[BoundResource]) {
    let sizes: Vec<(Binding, usize)> = given.iter().map(|(binding, bytes)| (binding, bytes.len())).collect();
    if rebound.is_empty() {
        given.clone_from(raised);
    }
    for (kind, from, to) in moves(rebound) {
        copy(kind, raised, to, given, from);
    }
    for (binding, size) in sizes {
        let bytes = given.get(binding).unwrap_or_default();
        given.insert(binding, bytes[..size.min(bytes.len())].to_vec());
    }
}

/// Where each resource of the source is in the raised module, in the order of the source's bindings.
fn moves(rebound: &[BoundResource]) -> impl Iterator<Item = (BoundKind, Binding, Binding)> {
    let mut moves: Vec<_> = rebound.iter().filter_map(|resource| Some((resource.binding?, resource))).collect();
    moves.sort_by_key(|&(binding, _)| binding);
    moves.into_iter().map(|((group, binding), resource)| {
        (resource.kind, Binding { group, binding }, Binding { group: 0, binding: resource.number })
    })
}

fn copy(kind: BoundKind, source: &Resources, from: Binding, destination: &mut Resources, to: Binding) {
    match kind {
        BoundKind::Texture | BoundKind::Image => {
            if let Some(texture) = source.texture(from) {
                destination.insert_texture(to, texture.clone());
            }
        }
        BoundKind::Sampler => {
            if let Some(sampler) = source.sampler(from) {
                destination.insert_sampler(to, *sampler);
            }
        }
        BoundKind::Uniform
        | BoundKind::Storage
        | BoundKind::Buffer
        | BoundKind::BufferSizes
        | BoundKind::Immediates
        | BoundKind::TextureCounts => {
            if let Some(bytes) = source.get(from) {
                destination.insert(to, bytes.to_vec());
            }
        }
    }
}

/// What a host binds for a target beside what the shader names: uniform buffers whose last row is whole, immediates as a buffer, root
/// constants, and the sizes of all buffers in the order of their bindings in the source.
fn add_what_raising_asks_for(
    resources: &mut Resources,
    module: &mut Module,
    command: &wire::Command,
    rebound: &[BoundResource],
) {
    let buffers = resources.iter().map(|(_, bytes)| bytes.len() as u32);
    let sizes: Vec<u8> = buffers.flat_map(u32::to_le_bytes).collect();
    for binding in places_of_sizes(module, resources, rebound) {
        resources.insert(binding, sizes.clone());
    }
    bind_own(resources, module, command);
    let buffers: Vec<(Binding, Vec<u8>)> = resources.iter().map(|(binding, bytes)| (binding, bytes.to_vec())).collect();
    for (binding, mut bytes) in buffers {
        if is_uniform(module, binding) && bytes.len() % ROW != 0 {
            bytes.resize(bytes.len().next_multiple_of(ROW), 0);
            resources.insert(binding, bytes);
        }
    }
    for entry in module.entry_points() {
        for (param, info) in module.function_params(entry).iter().zip(&module.function(entry).param_info) {
            if let (Type::Pointer { space: AddressSpace::Immediate, .. }, Some(binding)) =
                (module.shape_of(param.into()), info.binding)
            {
                resources.insert(binding, resources.immediates.clone());
            }
        }
    }
}

/// Where a raised module looks for the sizes of buffers. Where no report says it, the module was read as raised: then that is each uniform
/// buffer that an entry point takes and that nobody gave.
fn places_of_sizes(module: &Module, given: &Resources, rebound: &[BoundResource]) -> Vec<Binding> {
    if !rebound.is_empty() {
        let reported = rebound.iter().filter(|resource| resource.kind == BoundKind::BufferSizes);
        return reported.map(|resource| Binding { group: 0, binding: resource.number }).collect();
    }
    let taken = module.entry_points().flat_map(|entry| &module.function(entry).param_info);
    let bindings = taken.filter_map(|info| info.binding);
    bindings.filter(|&binding| given.get(binding).is_none() && is_uniform(module, binding)).collect()
}

/// The name of the buffer in which HLSL finds a draw's first vertex and instance, or a dispatch's size.
const ROOT_CONSTANTS: &str = "root_constants";

/// Binds the uniform buffers of a target's own, which are bound nowhere or where no shader binds: root constants, and immediates.
fn bind_own(resources: &mut Resources, module: &mut Module, command: &wire::Command) {
    let variables: Vec<_> = module.block_insts(module.root()).collect();
    for (inst, number) in variables.into_iter().zip(0..) {
        let (Op::Var(info), Some(variable)) = (module.inst(inst).op, module.result(inst)) else { continue };
        let is_uniform = matches!(module.shape_of(variable.into()), Type::Pointer { space: AddressSpace::Uniform, .. });
        let binding = module.var_info(info).binding;
        if !is_uniform || binding.is_some_and(|binding| binding != GLSL_IMMEDIATES) {
            continue;
        }
        let name = module.value(variable).name.map_or("", |name| module.name(name));
        let mut bytes: Vec<u8> = match command {
            wire::Command::Dispatch(size) if name == ROOT_CONSTANTS => {
                size.iter().flat_map(|n| n.to_le_bytes()).collect()
            }
            wire::Command::Draw(_) if name == ROOT_CONSTANTS => vec![0; ROW],
            _ => resources.immediates.clone(),
        };
        bytes.resize(bytes.len().next_multiple_of(ROW), 0);
        let place = binding.unwrap_or(Binding { group: u32::MAX - 1, binding: number });
        module.var_info_mut(info).binding = Some(place);
        resources.insert(place, bytes);
    }
}

/// Where GLSL's block of immediates is bound, as far as the IR is concerned.
const GLSL_IMMEDIATES: Binding = Binding { group: u32::MAX, binding: 0 };

/// Bytes of a row of a uniform buffer.
const ROW: usize = 16;

/// Whether a binding is one of a uniform buffer, at module scope or as a parameter of an entry point.
fn is_uniform(module: &Module, wanted: Binding) -> bool {
    let is = |ty| matches!(module.store.types.get(ty), Type::Pointer { space: AddressSpace::Uniform, .. });
    let variables = module.block_insts(module.root()).filter_map(|inst| module.result(inst));
    let mut uniforms =
        variables.filter(|&value| module.binding_of(value) == Some(wanted) && is(module.value(value).ty));
    let as_parameter = |entry| {
        let infos = &module.function(entry).param_info;
        let mut params = module.function_params(entry).iter().zip(infos);
        params.any(|(param, info)| info.binding == Some(wanted) && is(module.value(param).ty))
    };
    uniforms.next().is_some() || module.entry_points().any(as_parameter)
}

fn texture(given: &wire::Texture) -> Result<Texture, String> {
    let dimension = TextureDimension::from_name(&given.dimension)
        .ok_or_else(|| format!("unknown dimension `{}`", given.dimension))?;
    Ok(Texture {
        dimension,
        format: format(&given.format)?,
        size: given.size,
        levels: given.mips,
        samples: given.samples,
        bytes: given.contents.0.clone(),
    })
}

fn format(name: &str) -> Result<Format, String> {
    Format::from_name(name).ok_or_else(|| format!("unknown format `{name}`"))
}

fn sampler(given: &wire::Sampler) -> Result<Sampler, String> {
    let [magnify, minify, between_levels] =
        given.linear.map(|linear| if linear { Filter::Linear } else { Filter::Nearest });
    let compare = given.compare.as_deref().map(|name| Compare::from_name(name).ok_or(format!("unknown `{name}`")));
    let address = given.address.map(|address| match address {
        wire::Address::ClampToEdge => AddressMode::ClampToEdge,
        wire::Address::Repeat => AddressMode::Repeat,
        wire::Address::MirrorRepeat => AddressMode::MirrorRepeat,
    });
    Ok(Sampler { magnify, minify, between_levels, address, lod: given.lod, compare: compare.transpose()? })
}

/// A draw with its targets.
pub fn draw(given: &wire::Draw) -> Result<Draw, String> {
    let attributes = given.attributes.iter().map(|attribute| {
        let format = Format::of_attribute(&attribute.format);
        let (format, _) = format.ok_or_else(|| format!("unknown vertex format `{}`", attribute.format))?;
        let (location, per_instance) = (attribute.location, attribute.per_instance);
        Ok(Attribute { location, format, per_instance, bytes: attribute.contents.0.clone() })
    });
    let [width, height] = given.size;
    let texels = u64::from(width) * u64::from(height) * u64::from(given.samples);
    let texels =
        usize::try_from(texels).ok().filter(|texels| *texels <= MAX_TEXELS).ok_or("the targets are too large")?;
    let samples = if given.keeps_samples { given.samples } else { 1 };
    let target = |target: &wire::Target| {
        let mut made = Texture::new(TextureDimension::D2, format(&target.format)?, [width, height, 1], 1, samples);
        if !target.contents.0.is_empty() {
            made.bytes.clone_from(&target.contents.0);
        }
        Ok(made)
    };
    Ok(Draw {
        topology: match given.topology {
            wire::Topology::PointList => Topology::PointList,
            wire::Topology::LineList => Topology::LineList,
            wire::Topology::LineStrip => Topology::LineStrip,
            wire::Topology::TriangleList => Topology::TriangleList,
            wire::Topology::TriangleStrip => Topology::TriangleStrip,
        },
        calls: given.calls.iter().map(call).collect(),
        indices: given.index_list(),
        attributes: attributes.collect::<Result<_, String>>()?,
        size: given.size,
        samples: given.samples,
        depth: given.depth.as_ref().map(|given| depth(given, texels)).transpose()?,
        stencil: given.stencil.as_ref().map(|given| Stencil {
            reference: given.reference as u8,
            write_mask: given.write_mask as u8,
            values: given.contents.0.clone(),
        }),
        blend: given.blend,
        clockwise: given.clockwise,
        culls_front: match given.cull {
            wire::Cull::None => None,
            wire::Cull::Front => Some(true),
            wire::Cull::Back => Some(false),
        },
        targets: given.targets.iter().map(target).collect::<Result<_, String>>()?,
    })
}

/// The most texels of a target.
const MAX_TEXELS: usize = 1 << 24;

fn call(given: &wire::Call) -> Call {
    let wire::Call { vertices, instances, first_vertex, first_instance, base_vertex, viewport } = *given;
    Call { vertices, instances, first_vertex, first_instance, base_vertex, viewport }
}

fn depth(given: &wire::Depth, texels: usize) -> Result<Depth, String> {
    let compare =
        Compare::from_name(&given.compare).ok_or_else(|| format!("unknown comparison `{}`", given.compare))?;
    let before = given.contents.0.as_chunks::<4>().0.iter().map(|bytes| f32::from_le_bytes(*bytes));
    let values = if given.contents.0.is_empty() { vec![1.0; texels] } else { before.collect() };
    Ok(Depth { compare, is_written: given.is_written, values })
}

/// What a draw leaves: the targets, and the depth and the stencil buffer where they were given.
pub fn drawn(given: &wire::Draw, draw: &Draw) -> Vec<wire::Bytes> {
    let targets = draw.targets.iter().map(|target| target.bytes.clone());
    let depth = draw.depth.iter().filter(|_| given.depth.as_ref().is_some_and(|depth| !depth.contents.0.is_empty()));
    let depth = depth.map(|depth| depth.values.iter().flat_map(|value| value.to_le_bytes()).collect());
    let stencil = draw.stencil.iter().map(|stencil| stencil.values.clone());
    targets.chain(depth).chain(stencil).map(wire::Bytes).collect()
}
