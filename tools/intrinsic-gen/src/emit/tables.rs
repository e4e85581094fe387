//! The overload tables: flat arrays of rows that refer to each other by index, equal runs shared.

use std::fmt::Write;

use super::enums::{constructor_names, function_names};
use super::intern::Pool;
use super::rust::{head, pascal};
use crate::model::{Intrinsic, IntrinsicKind, Members, Model, Overload, Template, Use};

/// The operators in the order of `BinaryOp` and of `UnaryOp`.
const BINARY: [&str; 18] =
    ["+", "-", "*", "/", "%", "&", "|", "^", "&&", "||", "==", "!=", "<", ">", "<=", ">=", "<<", ">>"];
const UNARY: [&str; 5] = ["-", "~", "!", "&", "*"];

/// What one enum's variant has overloads of: its name, and the intrinsics that declare them.
type Names = Vec<(String, Vec<(IntrinsicKind, String)>)>;

fn functions(model: &Model) -> Names {
    let of = |name: &str| (name.to_owned(), vec![(IntrinsicKind::Function, name.to_owned())]);
    function_names(model).into_iter().map(of).collect()
}

fn constructors(model: &Model) -> Names {
    let kinds = [IntrinsicKind::Constructor, IntrinsicKind::Conversion];
    let of = |name: &str| (name.to_owned(), kinds.map(|kind| (kind, name.to_owned())).to_vec());
    constructor_names(model).into_iter().map(of).collect()
}

fn operators(names: &[&str], kind: IntrinsicKind) -> Names {
    names.iter().map(|name| ((*name).to_owned(), vec![(kind, (*name).to_owned())])).collect()
}

/// The groups of the overload table, in order.
fn groups(model: &Model) -> [Names; 4] {
    [
        functions(model),
        constructors(model),
        operators(&UNARY, IntrinsicKind::UnaryOperator),
        operators(&BINARY, IntrinsicKind::BinaryOperator),
    ]
}

fn overloads_of<'a>(
    model: &'a Model,
    of: &[(IntrinsicKind, String)],
) -> impl Iterator<Item = (&'a Intrinsic, &'a Overload)> {
    let intrinsics = of.iter().filter_map(|(kind, name)| model.find_intrinsic(*kind, name));
    let intrinsics: Vec<&Intrinsic> = intrinsics.map(|id| &model.intrinsics[id.index()]).collect();
    intrinsics.into_iter().flat_map(|intrinsic| intrinsic.overloads.iter().map(move |overload| (intrinsic, overload)))
}

/// Every callee by its name and with its overloads, in the order of the table, which is that of callees' numbers.
pub(super) fn callees(model: &Model) -> Vec<(String, Vec<(&Intrinsic, &Overload)>)> {
    let all = groups(model).into_iter().flatten();
    all.map(|(name, of)| (name, overloads_of(model, &of).collect())).collect()
}

/// `generated/tables.rs`
pub(super) fn tables(model: &Model) -> String {
    let mut builder = Builder {
        model,
        nodes: Pool::new(),
        parameters: Pool::new(),
        templates: Pool::new(),
        overloads: Vec::new(),
        limits: Vec::new(),
    };
    let [functions, constructors, unary, binary] =
        groups(model).map(|names| names.iter().map(|(name, of)| builder.group(name, of)).collect::<Vec<Group>>());

    let mut out = head("The overloads of everything that can be called. The shape of the rows is in `../table.rs`.");
    out.push_str(
        "\nuse super::super::table::Node::*;\n\
         use super::super::table::OverloadKind::*;\n\
         use super::super::table::{ArgumentLimit, NONE, Node, OverloadRow, Overloads, TemplateRow};\n\
         use super::super::OverloadKind;\n\
         use super::type_kind::TypeKind;\n\
         use super::type_kind::TypeKind::*;\n\
         use crate::constant::ConstFn;\n",
    );
    builder.write_types(&mut out);
    builder.write_pools(&mut out);
    builder.write_overloads(&mut out);
    write_groups(&mut out, "FUNCTIONS", "The overloads of each `BuiltinFn`.", &functions);
    write_groups(&mut out, "CONSTRUCTORS", "The overloads of each `CtorConv`.", &constructors);
    write_groups(&mut out, "UNARY_OPERATORS", "The overloads of each `UnaryOp`.", &unary);
    write_groups(&mut out, "BINARY_OPERATORS", "The overloads of each `BinaryOp`.", &binary);
    builder.write_asserts(&mut out);
    out
}

struct Builder<'a> {
    model: &'a Model,
    /// The programs, a word as its text.
    nodes: Pool<String>,
    parameters: Pool<usize>,
    templates: Pool<String>,
    overloads: Vec<String>,
    limits: Vec<String>,
}

/// A name and its run of overloads.
type Group = (String, usize, usize);

impl Builder<'_> {
    fn group(&mut self, name: &str, of: &[(IntrinsicKind, String)]) -> Group {
        let start = self.overloads.len();
        for (intrinsic, overload) in overloads_of(self.model, of) {
            self.argument_limits(overload);
            let row = self.overload(intrinsic, overload);
            self.overloads.push(row);
        }
        (name.to_owned(), start, self.overloads.len() - start)
    }

    fn overload(&mut self, intrinsic: &Intrinsic, overload: &Overload) -> String {
        let templates: Vec<String> = overload.templates.iter().map(|template| self.template(template)).collect();
        let template_count = templates.len();
        let templates = self.templates.intern(templates);
        let parameters: Vec<usize> = overload.parameters.iter().map(|parameter| self.program(&parameter.ty)).collect();
        let parameters = self.parameters.intern(parameters);
        let result = overload.result.as_ref().map_or("NONE".to_owned(), |result| self.program(result).to_string());
        let kind = match intrinsic.kind {
            IntrinsicKind::Function => "Function",
            IntrinsicKind::Constructor => "Constructor",
            IntrinsicKind::Conversion => "Conversion",
            IntrinsicKind::UnaryOperator | IntrinsicKind::BinaryOperator => "Operator",
        };
        let const_fn = overload.const_fn.as_ref();
        let const_fn = const_fn.map_or("None".to_owned(), |(_, name)| format!("Some(ConstFn::{})", pascal(name)));
        format!(
            "row({kind}, {templates}, {template_count}, {}, {parameters}, {}, {result}, {const_fn}, {}, {:?}, &{:?})",
            overload.explicit_count(),
            overload.parameters.len(),
            overload.facts.must_use,
            self.model.signature(intrinsic, overload),
            overload.parameters.iter().map(|parameter| self.model.spell(overload, &parameter.ty)).collect::<Vec<_>>(),
        )
    }

    /// The rows of the overload that comes next.
    fn argument_limits(&mut self, overload: &Overload) {
        let index = self.overloads.len();
        for (at, parameter) in overload.parameters.iter().enumerate() {
            let Some((low, high)) = parameter.constant.or(parameter.range) else { continue };
            let is_constant = parameter.constant.is_some();
            self.limits.push(format!(
                "ArgumentLimit {{ overload: {index}, parameter: {at}, is_constant: {is_constant}, low: {low}, high: {high} }}"
            ));
        }
    }

    fn template(&mut self, template: &Template) -> String {
        let constraint = match &template.constraint {
            Some(constraint) => self.program(constraint).to_string(),
            None => "NONE".to_owned(),
        };
        let allowed = self.allowed(template);
        format!("TemplateRow {{ name: {:?}, constraint: {constraint}, allowed: {allowed:?} }}", template.name)
    }

    /// What a template may be, in words. Abstract types are not worth naming beside concrete ones.
    fn allowed(&self, template: &Template) -> String {
        let names: Vec<String> = match &template.constraint {
            Some(Use::Matcher(id)) => match &self.model.matchers[id.index()].members {
                Members::Types(types) => {
                    let spell = |ty: &crate::model::TypeId| self.model.spell_type_name(*ty);
                    let all: Vec<String> = types.iter().map(spell).collect();
                    let concrete: Vec<String> =
                        all.iter().filter(|name| !name.starts_with("abstract-")).cloned().collect();
                    if concrete.is_empty() { all } else { concrete }
                }
                Members::Shapes(shapes) => shapes.iter().map(|shape| self.model.spell_shape(shape)).collect(),
                Members::Entries(id, entries) => {
                    let name = |entry: &u32| self.model.enums[id.index()].entries[*entry as usize].name.clone();
                    entries.iter().map(name).collect()
                }
                Members::Numbers(numbers) => numbers.iter().map(u32::to_string).collect(),
            },
            Some(Use::Type(id, arguments)) if arguments.is_empty() => vec![self.model.spell_type_name(*id)],
            Some(Use::Entry(id, entry)) => vec![self.model.enums[id.index()].entries[*entry as usize].name.clone()],
            _ => Vec::new(),
        };
        match names.split_last() {
            Some((last, [])) => last.clone(),
            Some((last, others)) => format!("{} or {last}", others.join(", ")),
            None => String::new(),
        }
    }

    fn program(&mut self, usage: &Use) -> usize {
        let mut words = Vec::new();
        self.words(usage, &mut words);
        self.nodes.intern(words)
    }

    fn words(&self, usage: &Use, words: &mut Vec<String>) {
        match usage {
            Use::Template(id) => words.push(format!("Template({})", id.index())),
            Use::Number(number) => words.push(format!("Number({number})")),
            Use::Entry(_, entry) => words.push(format!("Number({entry})")),
            Use::AnyEntry(_) | Use::Any => unreachable!("only dialects have parameters that take anything"),
            Use::Matcher(id) => {
                let name = match self.model.matchers[id.index()].members {
                    Members::Types(_) => "Match",
                    Members::Entries(..) | Members::Numbers(_) => "NumberMatch",
                    Members::Shapes(_) => unreachable!("only dialects have matches of types with arguments"),
                };
                words.push(format!("{name}({})", id.index()));
            }
            Use::Type(id, arguments) => {
                words.push(format!("Type({})", pascal(&self.model.types[id.index()].name)));
                for argument in arguments {
                    self.words(argument, words);
                }
            }
        }
    }

    fn write_types(&self, out: &mut String) {
        let _ = write!(
            out,
            "\n/// How many template arguments each `TypeKind` has.\npub(in super::super) static TYPE_ARITIES: [u8; {}] = [\n",
            self.model.types.len()
        );
        for ty in &self.model.types {
            let _ = writeln!(out, "    {}, // {}", ty.parameters.len(), ty.name);
        }
        out.push_str("];\n\n/// The types of each match, in the order of precedence; empty for matches of numbers.\n");
        let _ = writeln!(out, "pub(in super::super) static MATCHES: [&[TypeKind]; {}] = [", self.model.matchers.len());
        for matcher in &self.model.matchers {
            let mut types = match &matcher.members {
                Members::Types(types) => types.clone(),
                _ => Vec::new(),
            };
            types.sort_by_key(|ty| std::cmp::Reverse(self.model.types[ty.index()].precedence));
            let names: Vec<String> = types.iter().map(|ty| pascal(&self.model.types[ty.index()].name)).collect();
            let _ = writeln!(out, "    &[{}], // {}", names.join(", "), matcher.name);
        }
        out.push_str(
            "];\n\n/// The numbers, or indices of an enum's entries, of each match; empty for matches of types.\n",
        );
        let _ =
            writeln!(out, "pub(in super::super) static NUMBER_MATCHES: [&[u32]; {}] = [", self.model.matchers.len());
        for matcher in &self.model.matchers {
            let numbers: &[u32] = match &matcher.members {
                Members::Entries(_, numbers) | Members::Numbers(numbers) => numbers,
                Members::Types(_) | Members::Shapes(_) => &[],
            };
            let _ = writeln!(out, "    &{numbers:?}, // {}", matcher.name);
        }
        out.push_str("];\n");
    }

    fn write_pools(&self, out: &mut String) {
        let _ = write!(
            out,
            "\n/// The programs of parameters, results and constraints.\npub(in super::super) static NODES: [Node; {}] = [\n",
            self.nodes.items.len()
        );
        for node in &self.nodes.items {
            let _ = writeln!(out, "    {node},");
        }
        let _ = write!(
            out,
            "];\n\n/// The starts of the parameters' programs.\npub(in super::super) static PARAMETERS: [u16; {}] = [\n",
            self.parameters.items.len()
        );
        for parameter in &self.parameters.items {
            let _ = writeln!(out, "    {parameter},");
        }
        let _ = write!(
            out,
            "];\n\n/// The templates.\npub(in super::super) static TEMPLATES: [TemplateRow; {}] = [\n",
            self.templates.items.len()
        );
        for template in &self.templates.items {
            let _ = writeln!(out, "    {template},");
        }
        out.push_str("];\n");
    }

    fn write_overloads(&self, out: &mut String) {
        out.push_str(
            "\n#[allow(clippy::too_many_arguments)]\nconst fn row(kind: OverloadKind, templates: u16, template_count: u8, explicit_count: u8, parameters: u16, parameter_count: u8, result: u16, const_fn: Option<ConstFn>, must_use: bool, signature: &'static str, parameter_texts: &'static [&'static str]) -> OverloadRow {\n    OverloadRow { kind, templates, template_count, explicit_count, parameters, parameter_count, result, const_fn, must_use, signature, parameter_texts }\n}\n",
        );
        let _ = write!(
            out,
            "\n/// The overloads, those of one name together.\npub(in super::super) static OVERLOADS: [OverloadRow; {}] = [\n",
            self.overloads.len()
        );
        for overload in &self.overloads {
            let _ = writeln!(out, "    {overload},");
        }
        out.push_str("];\n");
        let _ = write!(
            out,
            "\n/// What arguments must keep to beside their types, in the order of the overloads.\npub(in super::super) static ARGUMENT_LIMITS: [ArgumentLimit; {}] = [\n",
            self.limits.len()
        );
        for row in &self.limits {
            let _ = writeln!(out, "    {row},");
        }
        out.push_str("];\n");
    }

    /// The widths of the indices hold: a table that outgrows them does not compile.
    fn write_asserts(&self, out: &mut String) {
        out.push_str("\nconst _: () = assert!(NODES.len() < NONE as usize && PARAMETERS.len() < NONE as usize);\n");
        out.push_str("const _: () = assert!(TEMPLATES.len() < NONE as usize && OVERLOADS.len() < NONE as usize);\n");
        out.push_str("const _: () = assert!(MATCHES.len() <= u8::MAX as usize + 1 && TYPE_ARITIES.len() <= u8::MAX as usize + 1);\n");
    }
}

fn write_groups(out: &mut String, name: &str, doc: &str, groups: &[Group]) {
    let _ = write!(out, "\n/// {doc}\npub(in super::super) static {name}: [Overloads; {}] = [\n", groups.len());
    for (name, start, count) in groups {
        let _ = writeln!(out, "    Overloads {{ start: {start}, count: {count} }}, // {name}");
    }
    out.push_str("];\n");
}
