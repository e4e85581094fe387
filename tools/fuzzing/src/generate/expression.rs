//! Expressions of a wanted type.

use super::calls::{CALLS, Call, Form, HANDLES, TEXTURE_CALLS};
use super::program::{Maker, Stages};

/// How deep calls nest.
const MAX_DEPTH: u32 = 6;

impl Maker<'_, '_> {
    /// An expression of the type. `alone` says that nothing is computed from it, so that it may be a constant.
    pub fn expression(&mut self, ty: &'static str, alone: bool) -> String {
        self.nested(ty, alone, 0)
    }

    fn nested(&mut self, ty: &'static str, alone: bool, depth: u32) -> String {
        if self.fuel == 0 || depth >= MAX_DEPTH {
            return self.leaf(ty, depth);
        }
        self.fuel -= 1;
        match self.pick(8) {
            1..=4 => self.call(ty, depth).unwrap_or_else(|| self.leaf(ty, depth)),
            5 => self.user_call(ty, depth).unwrap_or_else(|| self.leaf(ty, depth)),
            6 => self.part(ty, depth).unwrap_or_else(|| self.leaf(ty, depth)),
            7 if alone => self.constant(ty),
            _ => self.leaf(ty, depth),
        }
    }

    /// A name of the type that is in scope, or a variable of the module.
    fn leaf(&mut self, ty: &'static str, depth: u32) -> String {
        let fitting: Vec<usize> = (0..self.scope.len()).filter(|&index| self.scope[index].ty == ty).collect();
        if !fitting.is_empty() && !self.chance(4) {
            let index = fitting[self.pick(fitting.len())];
            return self.scope[index].name.clone();
        }
        let id = mangled(ty);
        let is_shareable = !ty.contains("bool");
        match self.pick(4) {
            1 if is_shareable && depth <= MAX_DEPTH => {
                let buffer = self.buffer(ty, "read_write");
                let index = self.nested_index(depth);
                format!("{buffer}[{index}]")
            }
            2 if is_shareable => {
                let binding = binding(ty, 1);
                self.declare(format!("@group(1) @binding({binding}) var<uniform> uniform_{id}: {ty};"));
                format!("uniform_{id}")
            }
            3 if matches!(ty, "i32" | "u32" | "f32" | "bool") => {
                let value = literal(ty);
                self.declare(format!("override override_{id}: {ty} = {value};"));
                format!("override_{id}")
            }
            _ => {
                self.declare(format!("var<private> private_{id}: {ty};"));
                format!("private_{id}")
            }
        }
    }

    /// An index that only a run knows.
    pub fn index(&mut self) -> String {
        self.nested_index(0)
    }

    /// Simple at any depth, and deeper than what it stands in, so that indices of indices end.
    fn nested_index(&mut self, depth: u32) -> String {
        let ty = ["u32", "i32"][self.pick(2)];
        self.nested(ty, false, (depth + 1).max(MAX_DEPTH - 1))
    }

    /// The name of a storage buffer with a runtime-sized array of the type.
    pub fn buffer(&mut self, element: &str, access: &str) -> String {
        let id = mangled(element);
        let binding = binding(element, if access == "read" { 2 } else { 3 });
        self.declare(format!("@group(0) @binding({binding}) var<storage, {access}> {access}_{id}: array<{element}>;"));
        format!("{access}_{id}")
    }

    fn call(&mut self, ty: &'static str, depth: u32) -> Option<String> {
        let textures = if self.textures && self.chance(2) { TEXTURE_CALLS.get(ty) } else { None };
        let calls = textures.or_else(|| CALLS.get(ty))?;
        let call = &calls[self.pick(calls.len())];
        if call.is_fragment && !self.may(Stages::Fragment) {
            return None;
        }
        self.call_of(call, depth)
    }

    /// A call with arguments, if they can be had here.
    pub fn call_of(&mut self, call: &'static Call, depth: u32) -> Option<String> {
        let arguments: Vec<String> =
            call.parameters.iter().map(|parameter| self.argument(parameter, depth)).collect::<Option<_>>()?;
        Some(written(call, &arguments))
    }

    fn argument(&mut self, parameter: &'static str, depth: u32) -> Option<String> {
        if let Some(constant) = parameter.strip_prefix('=') {
            return Some(constant.to_owned());
        }
        if let Some(binding) = HANDLES.iter().position(|handle| *handle == parameter) {
            let id = mangled(parameter);
            self.declare(format!("@group(3) @binding({binding}) var handle_{id}: {parameter};"));
            return Some(format!("handle_{id}"));
        }
        let Some(pointer) = parameter.strip_prefix("ptr<") else {
            return Some(self.nested(parameter, false, depth + 1));
        };
        let pointer = pointer.strip_suffix('>')?;
        let (space, rest) = pointer.split_once(',')?;
        let (pointee, access) = rest.rsplit_once(',')?;
        if let Some(element) = pointee.strip_prefix("array<").and_then(|rest| rest.strip_suffix('>')) {
            return Some(format!("&{}", self.buffer(element, access)));
        }
        let id = mangled(pointee);
        match space {
            "workgroup" if self.may(Stages::Compute) => {
                self.declare(format!("var<workgroup> workgroup_{id}: {pointee};"));
                Some(format!("&workgroup_{id}"))
            }
            "storage" => {
                let binding = binding(pointee, 4);
                self.declare(format!("@group(2) @binding({binding}) var<storage, {access}> {access}_{id}: {pointee};"));
                Some(format!("&{access}_{id}"))
            }
            _ => None,
        }
    }

    /// A call of a function of the module.
    fn user_call(&mut self, ty: &'static str, depth: u32) -> Option<String> {
        let may = |maker: &Self, index: usize| {
            maker.functions[index].result == ty && maker.may(maker.functions[index].stages)
        };
        let fitting: Vec<usize> = (0..self.functions.len()).filter(|&index| may(self, index)).collect();
        if fitting.is_empty() {
            return None;
        }
        let index = fitting[self.pick(fitting.len())];
        let parameters = self.functions[index].parameters.clone();
        let arguments: Vec<String> = parameters.into_iter().map(|ty| self.nested(ty, true, depth + 1)).collect();
        Some(format!("{}({})", self.functions[index].name, arguments.join(", ")))
    }

    /// A component, a swizzle or a column of something larger.
    fn part(&mut self, ty: &'static str, depth: u32) -> Option<String> {
        let (width, element) = match ty.strip_prefix("vec") {
            Some(rest) => (rest.as_bytes()[0] - b'0', rest.get(2..rest.len() - 1)?),
            None if ty.starts_with("mat") => return None,
            None => (1, ty),
        };
        if width > 1 && element.starts_with('f') && self.chance(2) {
            let matrix =
                super::program::TYPES.into_iter().find(|ty| *ty == format!("mat{width}x{width}<{element}>"))?;
            let whole = self.nested(matrix, false, depth + 1);
            return Some(format!("{whole}[{}]", self.pick(usize::from(width))));
        }
        let whole = super::program::TYPES.into_iter().find(|ty| *ty == format!("vec4<{element}>"))?;
        let whole = self.nested(whole, false, depth + 1);
        if width == 1 && self.chance(3) {
            let index = self.nested_index(depth);
            return Some(format!("{whole}[{index}]"));
        }
        let letters: &[u8; 4] = if self.chance(2) { b"rgba" } else { b"xyzw" };
        let swizzle: String = (0..width).map(|_| char::from(letters[self.pick(4)])).collect();
        Some(format!("{whole}.{swizzle}"))
    }

    /// A constant: a literal, a constructor of a literal, or a zero value.
    fn constant(&mut self, ty: &'static str) -> String {
        let scalar = ty.split_once('<').map_or(ty, |(_, rest)| rest.trim_end_matches('>'));
        let value = literal(scalar);
        match ty {
            _ if ty == scalar => value.to_owned(),
            _ if ty.starts_with("vec") && self.chance(2) => format!("{ty}({value})"),
            _ => format!("{ty}()"),
        }
    }
}

/// A call with its arguments, in parentheses where it is an operator's.
fn written(call: &Call, arguments: &[String]) -> String {
    let text = match call.form {
        Form::Unary => format!("({}{})", call.name, arguments[0]),
        Form::Binary => format!("({} {} {})", arguments[0], call.name, arguments[1]),
        Form::Call => format!("{}({})", call.name, arguments.join(", ")),
    };
    match call.member {
        Some(member) => format!("{text}.{member}"),
        None => text,
    }
}

/// A literal of a scalar type.
pub fn literal(ty: &str) -> &'static str {
    match ty {
        "i32" => "3i",
        "u32" => "5u",
        "f16" => "1.5h",
        "bool" => "true",
        _ => "0.5f",
    }
}

/// A type's name as a part of an identifier.
pub fn mangled(ty: &str) -> String {
    ty.chars().filter(|c| c.is_alphanumeric()).collect()
}

/// A binding number that no other type has in the same class of variables.
fn binding(ty: &str, class: u32) -> u32 {
    // Atomics are no types that a call gives, and come last.
    let index = CALLS.keys().position(|other| *other == ty).unwrap_or(CALLS.len() + usize::from(ty.contains("u32")));
    index as u32 * 8 + class
}
