//! The table of well-typed calls that `intrinsic-gen` writes, by the type that a call gives.

use std::collections::BTreeMap;
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
    /// Types of the arguments.
    pub parameters: Vec<&'static str>,
    /// The member of the result that has the type sought, where the result is a structure.
    pub member: Option<&'static str>,
}

/// Calls by the type that they, or a member of theirs, have.
pub static CALLS: LazyLock<BTreeMap<&'static str, Vec<Call>>> =
    LazyLock::new(|| read(include_str!("../../../../fuzz/calls.txt")));

fn read(table: &'static str) -> BTreeMap<&'static str, Vec<Call>> {
    let mut calls: BTreeMap<&str, Vec<Call>> = BTreeMap::new();
    for row in table.lines().filter(|line| !line.starts_with('#')) {
        let columns: Vec<&'static str> = row.split('\t').collect();
        let [_weight, kind, stage, name, parameters, result] = columns.as_slice() else { continue };
        let form = match *kind {
            "unary" => Form::Unary,
            "binary" => Form::Binary,
            _ => Form::Call,
        };
        let parameters: Vec<&str> = parameters.split_whitespace().collect();
        let call = Call { form, is_fragment: *stage == "fragment", name, parameters, member: None };
        // A call without arguments is a constant; the other needs uniform control flow. Neither fits a generator of valid programs.
        if result.is_empty() || call.parameters.is_empty() || *name == "workgroupUniformLoad" {
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
    }
}
