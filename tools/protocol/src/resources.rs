//! Resources and draws of a request as the interpreter has them.

use colorfast::interpret::texture::format::Format;
use colorfast::interpret::texture::{AddressMode, Compare, Filter, Sampler, Texture};
use colorfast::interpret::{Attribute, Draw, Resources, Topology};
use colorfast::ir::Binding;
use colorfast::types::TextureDimension;
use colorfast_wire as wire;
use colorfast_wire::ResourceKind;

/// The binding of a resource.
pub(crate) fn binding(resource: &wire::Resource) -> Binding {
    Binding { group: resource.group, binding: resource.binding }
}

/// All that is bound.
pub(crate) fn resources(work: &wire::Work) -> Result<Resources, String> {
    let mut resources = Resources::new();
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
pub(crate) fn draw(given: &wire::Draw) -> Result<Draw, String> {
    let attributes = given.attributes.iter().map(|attribute| {
        let format = Format::of_attribute(&attribute.format);
        let (format, _) = format.ok_or_else(|| format!("unknown vertex format `{}`", attribute.format))?;
        let (location, per_instance) = (attribute.location, attribute.per_instance);
        Ok(Attribute { location, format, per_instance, bytes: attribute.contents.0.clone() })
    });
    let [width, height] = given.size;
    let target = |name: &String| Ok(Texture::new(TextureDimension::D2, format(name)?, [width, height, 1], 1, 1));
    Ok(Draw {
        topology: match given.topology {
            wire::Topology::PointList => Topology::PointList,
            wire::Topology::TriangleList => Topology::TriangleList,
            wire::Topology::TriangleStrip => Topology::TriangleStrip,
        },
        vertices: given.vertices,
        instances: given.instances,
        attributes: attributes.collect::<Result<_, String>>()?,
        samples: given.samples,
        depth: given.depth,
        targets: given.targets.iter().map(target).collect::<Result<_, String>>()?,
    })
}
