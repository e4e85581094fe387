//! Stage inputs and outputs, member by member.

use crate::sem::Program;
use crate::sem::program::FunctionId;
use crate::types::{
    BuiltinValue, Interpolation, InterpolationSampling, InterpolationType, IoAttributes, ShaderStage, TypeId,
};

/// One input or output of a stage.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StageVariable {
    /// Its name, `parameter` or `parameter.member`; `None` for a result that is no structure, and of a structure's result the member alone.
    pub name: Option<String>,
    /// Its type.
    pub ty: String,
    /// Where it comes from or goes.
    pub place: Place,
    /// `@invariant`
    pub invariant: bool,
}

/// Where a stage variable comes from or goes.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Place {
    /// A built-in value.
    Builtin(BuiltinValue),
    /// A location.
    Location {
        /// The number.
        location: u32,
        /// `@blend_src`
        blend_src: Option<u32>,
        /// How it is interpolated, defaults filled in; `None` where nothing is: vertex inputs and fragment outputs.
        interpolation: Option<Interpolation>,
    },
}

/// The inputs of an entry point.
pub fn inputs(program: &Program, id: FunctionId) -> Vec<StageVariable> {
    let is_interpolated = program.functions[id].stage == Some(ShaderStage::Fragment);
    let mut found = Vec::new();
    for param in program.params_of(id).map(|param| &program.params[param]) {
        let name = program.store.name(param.name).to_owned();
        push(program, &mut found, Some(name), (param.ty, param.io), is_interpolated);
    }
    found
}

/// The outputs of an entry point.
pub fn outputs(program: &Program, id: FunctionId) -> Vec<StageVariable> {
    let function = &program.functions[id];
    let is_interpolated = function.stage == Some(ShaderStage::Vertex);
    let mut found = Vec::new();
    if function.return_type != TypeId::VOID {
        push(program, &mut found, None, (function.return_type, function.return_io), is_interpolated);
    }
    found
}

fn push(
    program: &Program,
    found: &mut Vec<StageVariable>,
    name: Option<String>,
    (ty, io): (TypeId, IoAttributes),
    is_interpolated: bool,
) {
    let variable = |name, ty, io: IoAttributes| {
        let place = place(program, ty, io, is_interpolated)?;
        Some(StageVariable { name, ty: program.store.type_name(ty), place, invariant: io.invariant })
    };
    let Some(structure) = program.store.types.as_struct(ty) else {
        return found.extend(variable(name, ty, io));
    };
    for member in &structure.members {
        let own = program.store.name(member.name);
        let path = name.as_ref().map_or_else(|| own.to_owned(), |name| format!("{name}.{own}"));
        found.extend(variable(Some(path), member.ty, member.io));
    }
}

fn place(program: &Program, ty: TypeId, io: IoAttributes, is_interpolated: bool) -> Option<Place> {
    if let Some(builtin) = io.builtin {
        return Some(Place::Builtin(builtin));
    }
    let interpolation = is_interpolated.then(|| interpolation(io.interpolation, program.store.types.is_integer(ty)));
    Some(Place::Location { location: io.location?, blend_src: io.blend_src, interpolation })
}

/// The interpolation with what is not written filled in: <https://www.w3.org/TR/WGSL/#interpolation>
fn interpolation(written: Option<Interpolation>, is_integer: bool) -> Interpolation {
    let unwritten = if is_integer { InterpolationType::Flat } else { InterpolationType::Perspective };
    let kind = written.map_or(unwritten, |written| written.kind);
    let sampling = written.and_then(|written| written.sampling).unwrap_or(match kind {
        InterpolationType::Flat => InterpolationSampling::First,
        _ => InterpolationSampling::Center,
    });
    Interpolation { kind, sampling: Some(sampling) }
}
