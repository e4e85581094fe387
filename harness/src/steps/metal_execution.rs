//! Run MSL on the CPU, where clang compiles it over our own `metal_stdlib`.

use super::execute::Output;
use super::{Context, Step};
use colorfast_metal_shim::{Job, Placed, PlacedFor};
use colorfast_protocol::BoundResource;
use colorfast_wire::{Access, Attribute, Buffer, Bytes, Command, Resource, ResourceKind, StorageAccess, Work};

/// An index that no resource has.
const UNUSED: u32 = 127;
/// The group of vertex buffers, unless told otherwise.
const VERTEX_BUFFERS: u32 = 4;

/// Runs an output; what came back.
pub(super) fn run(context: &Context, work: &Work, output: &Output<'_>) -> Result<Vec<Bytes>, (Step, String)> {
    let clang = context.metal.as_ref().ok_or((Step::Execute, "there is no clang to run it with".to_owned()))?;
    let entry_points: Vec<_> = output.units.iter().flat_map(|unit| &unit.entry_points).collect();
    let workgroup_size = entry_points.iter().find_map(|entry_point| entry_point.workgroup_size);
    let stages: &[&str] = match work.command {
        Command::Dispatch(_) => &["compute"],
        Command::Draw(_) => &["vertex", "fragment"],
    };
    if !entry_points.iter().map(|entry_point| entry_point.stage.as_str()).eq(stages.iter().copied()) {
        return Err((Step::Compiler, format!("the output has not one entry point each of {}", stages.join(" and "))));
    }
    let resources = match output.units {
        [unit] => resources(work, &unit.bindings, output, PlacedFor::All),
        [vertex, fragment] => {
            let mut read_only = work.clone();
            read_only.resources.iter_mut().for_each(only_read);
            let mut placed = resources(&read_only, &vertex.bindings, output, PlacedFor::Vertex);
            placed.extend(resources(work, &fragment.bindings, output, PlacedFor::Fragment));
            placed
        }
        _ => return Err((Step::Compiler, "the output is in more parts than there are stages".to_owned())),
    };
    let job = Job {
        entry_points: entry_points.iter().map(|entry_point| entry_point.emitted_name.clone()).collect(),
        workgroup_size: workgroup_size.unwrap_or([1; 3]),
        task: work.command.clone(),
        resources,
    };
    let texts: Vec<_> = output.units.iter().map(|unit| String::from_utf8_lossy(&unit.bytes)).collect();
    let texts: Vec<&str> = texts.iter().map(AsRef::as_ref).collect();
    let contents = clang.run(&texts, &job).map_err(|why| (Step::Execute, why))?;
    Ok(contents.into_iter().map(Bytes).collect())
}

/// Binds a resource so that it does not come back.
fn only_read(resource: &mut Resource) {
    match &mut resource.kind {
        ResourceKind::Buffer(buffer) if buffer.access == Access::ReadWrite => buffer.access = Access::Read,
        ResourceKind::Texture(texture) if texture.storage.is_some() => texture.storage = Some(StorageAccess::Read),
        _ => {}
    }
}

/// The resources that the output has, where it has them, and the sizes of all buffers, which begin at an offset of theirs.
fn resources(work: &Work, bindings: &[BoundResource], output: &Output<'_>, stages: PlacedFor) -> Vec<Placed> {
    let mut work = work.clone();
    if let (Command::Draw(draw), true) = (work.command.clone(), output.pulls_vertices) {
        // A shader that fetches its attributes itself is given each vertex buffer at its number.
        let buffer = |contents: &Bytes| Buffer { access: Access::Read, contents: contents.clone() };
        let resource = |(binding, attribute): (usize, &'_ Attribute)| {
            let kind = ResourceKind::Buffer(buffer(&attribute.contents));
            Resource { group: VERTEX_BUFFERS, binding: binding as u32, kind }
        };
        work.resources.extend(draw.attributes.iter().enumerate().map(resource));
    }
    let mut placed = Vec::new();
    let mut sizes = Vec::new();
    for resource in work.resources {
        let binding = Some((resource.group, resource.binding));
        let found = bindings.iter().find(|bound| bound.binding == binding);
        if let (Some(_), ResourceKind::Buffer(buffer)) = (found, &resource.kind) {
            sizes.extend((buffer.contents.0.len() as u32).to_le_bytes());
        }
        // What the shader has no use for is bound where nothing is, so that its contents come back.
        let (index, argument_buffer) = found.map_or((UNUSED, None), |bound| (bound.number, bound.argument_buffer));
        placed.push(Placed { index, argument_buffer, stages, kind: resource.kind });
    }
    for bound in bindings {
        let contents = match bound.kind.as_str() {
            "buffer_sizes" => sizes.clone(),
            "immediates" => {
                let mut contents = work.immediates.0.clone();
                contents.resize(contents.len().max(output.sizes_offset), 0);
                contents.extend(&sizes);
                contents
            }
            _ => continue,
        };
        let buffer = Buffer { access: Access::Read, contents: Bytes(contents) };
        placed.push(Placed { index: bound.number, argument_buffer: None, stages, kind: ResourceKind::Buffer(buffer) });
    }
    placed
}
