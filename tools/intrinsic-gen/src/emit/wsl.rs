//! `compiler/src/wsl/library/generated.rs`: the standard library of WSL as rows of patterns, from `intrinsics/wsl.def`.
//!
//! Its types are WSL's, so that this works from the tree and resolves names by itself.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;

use super::rust::{head, pascal};
use crate::load;
use crate::output::Output;
use crate::source::{Error, Sources};
use crate::tree::{Attribute, Declaration, Intrinsic, IntrinsicKind, Prefix, Use, Value};

/// The definitions of WSL's library.
const FILE: &str = "intrinsics/wsl.def";

/// What the IR's operators are called, with their variants.
const BINARY: [(&str, &str); 16] = [
    ("add", "Add"),
    ("sub", "Sub"),
    ("mul", "Mul"),
    ("div", "Div"),
    ("mod", "Mod"),
    ("and", "And"),
    ("or", "Or"),
    ("xor", "Xor"),
    ("eq", "Equal"),
    ("neq", "NotEqual"),
    ("lt", "LessThan"),
    ("gt", "GreaterThan"),
    ("lte", "LessEqual"),
    ("gte", "GreaterEqual"),
    ("shl", "ShiftLeft"),
    ("shr", "ShiftRight"),
];
const UNARY: [(&str, &str); 3] = [("negation", "Negation"), ("complement", "Complement"), ("not", "Not")];

/// Types that are made of the shape of a template.
const DERIVED: [(&str, &str); 7] = [
    ("four", "Four"),
    ("elem", "Elem"),
    ("bools", "Bools"),
    ("ints", "Ints"),
    ("uints", "Uints"),
    ("floats", "Floats"),
    ("transposed", "Transposed"),
];

/// The families of textures that the library has functions of, in the order of `TEXTURES` in `compiler/src/wsl/types.rs`.
const TEXTURES: [(&str, u8); 8] = [
    ("Texture1D", 0),
    ("Texture2D", 4),
    ("Texture2DArray", 6),
    ("Texture3D", 8),
    ("TextureCube", 10),
    ("TextureDepth2D", 11),
    ("TextureDepth2DArray", 13),
    ("TextureDepthCube", 15),
];

/// Reads the definitions and writes the table.
pub fn output(read: load::Reader<'_>) -> Result<Output, String> {
    let mut sources = Sources::default();
    let text = load::load(&mut sources, read, FILE).and_then(|files| {
        let mut table = Table::default();
        for file in &files {
            table.declarations(&file.declarations, None).map_err(|error| vec![error])?;
        }
        Ok(table.write())
    });
    let text = text.map_err(|errors| errors.iter().map(|error| sources.render(error)).collect::<String>())?;
    Ok(Output { path: "compiler/src/wsl/library/generated.rs".to_owned(), text })
}

#[derive(Default)]
struct Table {
    /// The members of each match, spelt as patterns.
    matches: BTreeMap<String, Vec<String>>,
    steps: BTreeSet<String>,
    /// Rows by the name that they are found by, then in the order of the file.
    rows: BTreeMap<String, Vec<String>>,
}

/// The shape of a WGSL-like type name: `float`, `float3`, `float2x4`.
fn builtin_type(name: &str) -> Option<String> {
    match name {
        "enumeration" => return Some("Enumeration".to_owned()),
        "sampler" => return Some("Type(Ty::SAMPLER)".to_owned()),
        "atomic_int" => return Some("Type(Ty::ATOMIC_INT)".to_owned()),
        "atomic_uint" => return Some("Type(Ty::ATOMIC_UINT)".to_owned()),
        _ => {}
    }
    let (scalar, sizes) =
        ["bool", "int", "uint", "float"].iter().find_map(|scalar| Some((*scalar, name.strip_prefix(scalar)?)))?;
    let ty = format!("Ty::{}", scalar.to_uppercase());
    let size = |byte: u8| (b'2'..=b'4').contains(&byte).then(|| byte - b'0');
    Some(match *sizes.as_bytes() {
        [] => format!("Type({ty})"),
        [n] => format!("Vector({ty}, {})", size(n)?),
        [columns, b'x', rows] => format!("Matrix({ty}, {}, {})", size(columns)?, size(rows)?),
        _ => return None,
    })
}

impl Table {
    fn declarations(&mut self, list: &[(Prefix, Declaration)], group: Option<&Prefix>) -> Result<(), Error> {
        for (prefix, declaration) in list {
            match declaration {
                Declaration::Match(name, members) => {
                    let members = members.iter().map(|member| {
                        builtin_type(&member.name.text).ok_or_else(|| Error::at(member.span, "WSL has no such type"))
                    });
                    self.matches.insert(name.text.clone(), members.collect::<Result<_, _>>()?);
                }
                Declaration::Group(inner) => self.declarations(inner, Some(prefix))?,
                Declaration::Intrinsic(intrinsic) => self.row(prefix, group, intrinsic)?,
                Declaration::Enum(name, _) | Declaration::Type(name, _) => {
                    return Err(Error::at(name.span, "WSL's library declares neither enums nor types"));
                }
            }
        }
        Ok(())
    }

    fn row(&mut self, prefix: &Prefix, group: Option<&Prefix>, intrinsic: &Intrinsic) -> Result<(), Error> {
        let name = match (intrinsic.kind, intrinsic.name.text.as_str()) {
            (IntrinsicKind::Function, "increment") => "operator++".to_owned(),
            (IntrinsicKind::Function, "decrement") => "operator--".to_owned(),
            (IntrinsicKind::Function, name) => name.to_owned(),
            (IntrinsicKind::Constructor | IntrinsicKind::Conversion, name) => format!("operator {name}"),
            (_, name) => format!("operator{name}"),
        };
        let templates: Vec<&str> = intrinsic.implicit.iter().map(|template| template.name.text.as_str()).collect();
        let mut constraints = Vec::new();
        for template in &intrinsic.implicit {
            let constraint = template.constraint.as_ref().filter(|used| self.matches.contains_key(&used.name.text));
            let Some(constraint) = constraint else {
                return Err(Error::at(template.name.span, "a template is constrained by a match"));
            };
            constraints.push(constraint.name.text.to_uppercase());
        }
        let params = intrinsic.parameters.iter().map(|parameter| pattern(&parameter.ty, &templates));
        let params = params.collect::<Result<Vec<_>, _>>()?.join(", ");
        let result = match &intrinsic.result {
            Some(result) => pattern(result, &templates)?,
            None => "Type(Ty::VOID)".to_owned(),
        };
        let attributes: Vec<&Attribute> =
            prefix.attributes.iter().chain(group.into_iter().flat_map(|group| &group.attributes)).collect();
        let meaning = self.meaning(&attributes, intrinsic)?;
        let stage = attributes.iter().find(|attribute| attribute.name.text == "stage");
        let stage =
            stage.and_then(|attribute| attribute.arguments.first()).map(|argument| pascal(argument.value.text()));
        let stage = stage.map_or("None".to_owned(), |stage| format!("Some(ShaderStage::{stage})"));
        let constraints = constraints.join(", ");
        let row = format!(
            "Row {{ name: {name:?}, templates: &[{constraints}], params: &[{params}], result: {result}, meaning: {meaning}, stage: {stage} }}"
        );
        self.rows.entry(name).or_default().push(row);
        Ok(())
    }

    fn meaning(&mut self, attributes: &[&Attribute], intrinsic: &Intrinsic) -> Result<String, Error> {
        let ir = attributes.iter().find_map(|attribute| {
            let argument = attribute
                .arguments
                .iter()
                .find(|argument| argument.key.as_ref().is_some_and(|key| key.text == "ir"))?;
            matches!(attribute.name.text.as_str(), "emit" | "lower").then_some(argument)
        });
        let Some(argument) = ir else {
            return Err(Error::at(intrinsic.span, "nothing says what this becomes in the IR"));
        };
        Ok(match &argument.value {
            Value::Path(_, parts) => {
                let step = pascal(&parts.last().map(|part| part.text.clone()).unwrap_or_default());
                self.steps.insert(step.clone());
                format!("Meaning::Step(Step::{step})")
            }
            value => {
                let find = |table: &[(&str, &str)]| {
                    table.iter().find(|(name, _)| *name == value.text()).map(|(_, variant)| variant.to_string())
                };
                if let Some(variant) = find(&BINARY) {
                    format!("Meaning::Binary(BinaryOp::{variant})")
                } else if let Some(variant) = find(&UNARY) {
                    format!("Meaning::Unary(UnaryOp::{variant})")
                } else {
                    format!("Meaning::Builtin(BuiltinFn::{})", pascal(value.text()))
                }
            }
        })
    }

    fn write(&self) -> String {
        let mut out = head("The standard library of WSL: `intrinsics/wsl.def` as rows, in the order of their names.");
        out.push_str(
            "\nuse super::Pattern::{self, *};\nuse super::{Meaning, Row};\nuse crate::intrinsics::{BinaryOp, BuiltinFn, UnaryOp};\nuse crate::types::ShaderStage;\nuse crate::wsl::types::Ty;\n",
        );
        out.push_str("\n/// What the lowering does for a function that is no instruction of the IR.\n#[derive(Copy, Clone, PartialEq, Eq, Debug)]\npub(in crate::wsl) enum Step {\n");
        for step in &self.steps {
            let _ = writeln!(out, "    {step},");
        }
        out.push_str("}\n");
        let is_used = |name: &str| self.rows.values().flatten().any(|row| row.contains(&format!("&[{name}]")));
        for (name, members) in self.matches.iter().filter(|(name, _)| is_used(&name.to_uppercase())) {
            let _ = writeln!(out, "\nconst {}: &[Pattern] = &[{}];", name.to_uppercase(), members.join(", "));
        }
        out.push_str("\n/// The rows.\npub(super) const ROWS: &[Row] = &[\n");
        for row in self.rows.values().flatten() {
            let _ = writeln!(out, "    {row},");
        }
        out.push_str("];\n");
        out
    }
}

/// A type of a signature as a pattern.
fn pattern(used: &Use, templates: &[&str]) -> Result<String, Error> {
    let name = used.name.text.as_str();
    if let Some(index) = templates.iter().position(|template| *template == name) {
        return Ok(format!("Template({index})"));
    }
    if let (Some((_, variant)), [of]) = (DERIVED.iter().find(|(derived, _)| *derived == name), &used.arguments[..]) {
        let Some(index) = templates.iter().position(|template| *template == of.name.text) else {
            return Err(Error::at(of.span, "this is made of a template"));
        };
        return Ok(format!("{variant}({index})"));
    }
    if let ("pointer" | "shared", [of]) = (name, &used.arguments[..]) {
        return Ok(format!("{}(&{})", pascal(name), pattern(of, templates)?));
    }
    if let (Some((_, family)), [of]) = (TEXTURES.iter().find(|(family, _)| *family == name), &used.arguments[..]) {
        return Ok(format!("Texture({family}, &{})", pattern(of, templates)?));
    }
    builtin_type(name).ok_or_else(|| Error::at(used.span, format!("WSL has no type '{name}'")))
}
