//! Reflection as JSON: the answer to `inspect`, and what `colorfast inspect --json` prints.
//!
//! Member names are those of the library's structures, values of enumerations are WGSL's words, and what does not apply is absent.

use colorfast::inspect::{Binding, EntryPoint, Inspection, Override, Place, Resource, StageVariable, Structure};
use serde_json::{Map, Value, json};

/// An inspection as a JSON object.
pub fn inspection_json(inspection: &Inspection) -> Value {
    let extensions: Vec<&str> = inspection.extensions.iter().map(|extension| extension.name()).collect();
    let features: Vec<&str> = inspection.language_features.iter().map(|feature| feature.name()).collect();
    json!({
        "entry_points": inspection.entry_points.iter().map(entry_point).collect::<Vec<_>>(),
        "overrides": inspection.overrides.iter().map(declared_override).collect::<Vec<_>>(),
        "structures": inspection.structures.iter().map(structure).collect::<Vec<_>>(),
        "extensions": extensions,
        "language_features": features,
    })
}

/// An object without the members that are null.
fn without_nulls(value: Value) -> Value {
    let Value::Object(members) = value else { return value };
    Value::Object(members.into_iter().filter(|(_, value)| !value.is_null()).collect::<Map<_, _>>())
}

fn entry_point(entry_point: &EntryPoint) -> Value {
    let pairs = entry_point.texture_sampler_pairs.iter();
    let immediates = entry_point.immediates.as_ref();
    without_nulls(json!({
        "name": entry_point.name,
        "stage": entry_point.stage.name(),
        "workgroup_size": entry_point.workgroup_size,
        "workgroup_memory": entry_point.workgroup_memory,
        "inputs": entry_point.inputs.iter().map(variable).collect::<Vec<_>>(),
        "outputs": entry_point.outputs.iter().map(variable).collect::<Vec<_>>(),
        "bindings": entry_point.bindings.iter().map(binding).collect::<Vec<_>>(),
        "texture_sampler_pairs":
            pairs.map(|pair| json!({ "texture": pair.texture, "sampler": pair.sampler })).collect::<Vec<_>>(),
        "immediates": immediates.map(|data| json!({ "name": data.name, "type": data.ty, "size": data.size })),
        "overrides": entry_point.overrides,
    }))
}

fn variable(variable: &StageVariable) -> Value {
    let (builtin, location, blend_src, interpolation) = match variable.place {
        Place::Builtin(builtin) => (Some(builtin.name()), None, None, None),
        Place::Location { location, blend_src, interpolation } => (None, Some(location), blend_src, interpolation),
    };
    without_nulls(json!({
        "name": variable.name,
        "type": variable.ty,
        "builtin": builtin,
        "location": location,
        "blend_src": blend_src,
        "interpolation_type": interpolation.map(|interpolation| interpolation.kind.name()),
        "interpolation_sampling": interpolation.and_then(|interpolation| interpolation.sampling).map(|it| it.name()),
        "invariant": variable.invariant.then_some(true),
    }))
}

fn binding(binding: &Binding) -> Value {
    let mut described = json!({
        "group": binding.point.group,
        "binding": binding.point.binding,
        "name": binding.name,
        "type": binding.ty,
        "kind": binding.resource.kind(),
    });
    let more = match binding.resource {
        Resource::UniformBuffer { min_size } => json!({ "min_size": min_size }),
        Resource::StorageBuffer { access, min_size } => json!({ "access": access.name(), "min_size": min_size }),
        Resource::Sampler { comparison } => json!({ "comparison": comparison }),
        Resource::Texture { dimension, sample_type, multisampled } => json!({
            "dimension": dimension.name(), "sample_type": sample_type.name(), "multisampled": multisampled,
        }),
        Resource::StorageTexture { dimension, format, access } => json!({
            "dimension": dimension.name(), "format": format.name(), "access": access.name(),
        }),
        Resource::ExternalTexture => json!({}),
    };
    if let (Value::Object(described), Value::Object(more)) = (&mut described, more) {
        described.extend(more);
    }
    described
}

fn declared_override(declared: &Override) -> Value {
    without_nulls(json!({
        "name": declared.name,
        "id": declared.id,
        "type": declared.ty,
        "has_default": declared.has_default,
        "value": declared.value,
    }))
}

fn structure(structure: &Structure) -> Value {
    let members = structure
        .members
        .iter()
        .map(|member| json!({ "name": member.name, "type": member.ty, "offset": member.offset, "size": member.size }));
    json!({
        "name": structure.name,
        "size": structure.size,
        "align": structure.align,
        "members": members.collect::<Vec<_>>(),
    })
}
