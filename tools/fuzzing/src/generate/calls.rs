//! The table of well-typed calls that `intrinsic-gen` writes, by the type that a call gives.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::LazyLock;

/// How a call is written.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Form {
    /// `-a`
    Unary,
    /// `a + b`
    Binary,
    /// `f(a)`, also of constructors and conversions.
    Call,
}

/// A call with the types of its arguments.
#[derive(Clone, Debug)]
pub struct Call {
    /// How it is written.
    pub form: Form,
    /// Whether only fragment shaders may make it.
    pub is_fragment: bool,
    /// The operator, function or type.
    pub name: &'static str,
    /// Types of the arguments; a constant that must stand there has a `=` before it.
    pub parameters: Vec<&'static str>,
    /// The member of the result that has the type sought, where the result is a structure.
    pub member: Option<&'static str>,
}

/// The table, a row a line.
const TABLE: &str = include_str!("../../../../fuzz/calls.txt");

/// Calls by the type that they, or a member of theirs, have.
pub static CALLS: LazyLock<BTreeMap<&'static str, Vec<Call>>> = LazyLock::new(|| read(TABLE, false));

/// Calls that take a texture, likewise; those that give nothing have the type "".
pub static TEXTURE_CALLS: LazyLock<BTreeMap<&'static str, Vec<Call>>> = LazyLock::new(|| read(TABLE, true));

/// The types of textures and samplers that calls take, in order.
pub static HANDLES: LazyLock<Vec<&'static str>> = LazyLock::new(|| {
    let all = TEXTURE_CALLS.values().flatten().flat_map(|call| call.parameters.iter().copied());
    all.filter(|ty| is_handle(ty)).collect::<BTreeSet<_>>().into_iter().collect()
});

/// Whether a type is that of a texture or sampler.
fn is_handle(ty: &str) -> bool {
    ty.starts_with("texture_") || ty.starts_with("sampler")
}

/// A row's call, and the type that it gives.
fn row(row: &'static str) -> Option<(Call, &'static str)> {
    let columns: Vec<&'static str> = row.split('\t').collect();
    let [_weight, kind, stage, name, parameters, result] = columns.as_slice() else { return None };
    let form = match *kind {
        "unary" => Form::Unary,
        "binary" => Form::Binary,
        _ => Form::Call,
    };
    let parameters: Vec<&str> = parameters.split_whitespace().collect();
    Some((Call { form, is_fragment: *stage == "fragment", name, parameters, member: None }, result))
}

fn read(table: &'static str, textures: bool) -> BTreeMap<&'static str, Vec<Call>> {
    let mut calls: BTreeMap<&str, Vec<Call>> = BTreeMap::new();
    for (call, result) in table.lines().filter(|line| !line.starts_with('#')).filter_map(row) {
        // A call without arguments is a constant; the other needs uniform control flow. Neither fits a generator of valid programs.
        let is_texture = call.parameters.iter().any(|ty| is_handle(ty));
        let is_unfit = call.parameters.is_empty() || call.name == "workgroupUniformLoad";
        if is_texture != textures || is_unfit || result.is_empty() && !textures {
            continue;
        }
        match result.strip_prefix('{').and_then(|rest| rest.strip_suffix('}')) {
            None => calls.entry(result).or_default().push(call),
            Some(members) => {
                for (member, ty) in members.split(',').filter_map(|member| member.split_once(':')) {
                    calls.entry(ty).or_default().push(Call { member: Some(member), ..call.clone() });
                }
            }
        }
    }
    calls
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_table_is_read() {
        let booleans = &CALLS["bool"];
        assert!(booleans.iter().any(|call| call.name == "&&" && call.parameters == ["bool", "bool"]));
        assert!(booleans.iter().any(|call| call.member == Some("exchanged")));
        assert!(CALLS["f32"].iter().any(|call| call.is_fragment));
        assert!(CALLS.contains_key("mat4x3<f16>"));
        let stores = &TEXTURE_CALLS[""];
        assert!(stores.iter().all(|call| call.name == "textureStore") && stores.len() > 10);
        assert!(HANDLES.contains(&"sampler_comparison") && HANDLES.contains(&"texture_depth_cube_array"));
    }
}
